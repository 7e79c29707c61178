import FormCore
import FormTesting
import Testing

private struct Hotspot: Codable, Equatable {
    var isOn = false
    var name = "Home"
    var tells = false
    var isHidden = false
}

private func toggle(
    _ title: String, _ keyPath: WritableKeyPath<Hotspot, Bool> & Sendable
) -> Element<FormCell, Hotspot> {
    controlCell(title: title, control: uiSwitch(keyPath: keyPath))
}

private let nameCell: Element<FormCell, Hotspot> =
    nestedTextField(title: "Network Name", keyPath: \.name).rules(\.name, [.required])

private let devicesForm: Form<Hotspot> = sections { section { toggle("Tell Me", \.tells) } }

/// The form when the logs were recorded: everything is behind one row.
private let formerForm: Form<Hotspot> = sections {
    section {
        detailTextCell(
            title: "Personal Hotspot", keyPath: \.name,
            form: sections {
                section {
                    toggle("Personal Hotspot", \.isOn)
                    nameCell
                    toggle("Hidden", \.isHidden)
                    detailTextCell(title: "Connected Devices", keyPath: \.name, form: devicesForm)
                }
            })
    }
}

/// The form of today.
private let form: Form<Hotspot> = sections {
    section {
        toggle("Hotspot", \.isOn).formerly("Personal Hotspot/Personal Hotspot")
        detailTextCell(
            title: "Network", keyPath: \.name,
            form: sections {
                section {
                    nameCell.formerly("Personal Hotspot/Network Name")
                    toggle("Hidden", \.isHidden).formerly("Personal Hotspot/Hidden")
                }
            })
        detailTextCell(title: "Devices", keyPath: \.name, form: devicesForm)
            .formerly("Personal Hotspot/Connected Devices")
    }
}

@MainActor
@Suite("A log of a form whose rows have moved since")
struct FormerPathReplayTests {
    private let recorded: [String]
    private let driver = FormDriver(
        initial: Hotspot(), build: formerForm, title: "Hotspot", defaults: Hotspot())

    init() throws {
        let lines = LogLines()
        let user = HeadlessUser(of: driver.session)
        try driver.record { lines.list.append($0) }
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        try user.select("Network Name")
        try user.type("Away")
        try user.pressReturn()
        try user.select("Connected Devices")
        try user.toggle("Tell Me")
        try user.goBack()
        try user.toggle("Hidden")
        driver.session.reset("Personal Hotspot/Hidden")
        driver.session.show(.warning("Weak."), at: "Personal Hotspot/Network Name")
        driver.session.show(.warning("Old."), from: "radio", about: "Personal Hotspot/Connected Devices/Tell Me")
        driver.session.undo()
        driver.session.undo()
        driver.session.redo()
        recorded = lines.list
    }

    @Test("gives the same states, notices and undo steps, after each line")
    func states() throws {
        #expect(driver.state == Hotspot(isOn: true, name: "Away", tells: true, isHidden: true))
        let replayed = try replay(recorded, form: form)
        #expect(replayed.state == driver.state)
        #expect(replayed.session.record.rows.keys.map(\.description) == ["Network/Network Name"])
        #expect(replayed.session.record.notices.map(\.row) == ["Devices/Tell Me"])
        #expect(replayed.session.undoStep?.row == "Network/Hidden")
        #expect(replayed.session.mistakes.isEmpty)
    }

    @Test("opens the pages that have moved")
    func pages() throws {
        var opened: [String] = []
        try replay(recorded, form: form) { driver in
            let path = driver.session.topPage.path.description
            if opened.last != path { opened.append(path) }
        }
        #expect(opened.contains("Devices"))
    }

    @Test("is recorded again with the paths of today, with which it gives the same")
    func recordedAgain() throws {
        let lines = LogLines()
        var isFirst = true
        let replayed = try replay(recorded, form: form) { driver in
            if isFirst { try driver.record { lines.list.append($0) } }
            isFirst = false
        }
        #expect(recorded.contains { $0.contains("Personal Hotspot/") })
        #expect(!lines.list.contains { $0.contains("Personal Hotspot") })
        #expect(lines.list.contains { $0.contains(#""row":"Network/Network Name""#) })
        let again = try replay(lines.list, form: form)
        #expect(again.state == replayed.state)
    }

    @Test("ends at a row that the form never had")
    func unknown() throws {
        let line = #"{"at":1,"edit":{"commit":{"row":"Personal Hotspot/Channel"}}}"#
        #expect(throws: LogError.self) { try replay(recorded + [line], form: form) }
    }
}
