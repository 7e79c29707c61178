import CustomDump
import Firewall
@testable import FormCore
import Testing

private struct Moved: Equatable {
    var isOn = false
    var name = "Home"
    var band = false
    var tells = false
    var firewall = Firewall()
}

private func toggle(
    _ title: String, _ keyPath: WritableKeyPath<Moved, Bool> & Sendable = \.isOn
) -> Element<FormCell, Moved> {
    controlCell(title: title, control: uiSwitch(keyPath: keyPath))
}

private let networkForm: Form<Moved> = sections {
    section {
        nestedTextField(title: "Network Name", keyPath: \.name)
            .formerly("Personal Hotspot/Network Name", "Personal Hotspot/SSID")
        toggle("Band", \.band).visible(when: \.isOn).formerly("Personal Hotspot/Band")
    }
}

private let devicesForm: Form<Moved> = sections {
    section { toggle("Tell Me", \.tells).formerly("Devices/Notify") }
}

private let guestsForm: Form<Moved> = sections {
    section { toggle("Timeout").formerly("Network/Timeout", "Personal Hotspot/Timeout") }
}

/// A form whose rows were all behind the row “Personal Hotspot”.
private let form: Form<Moved> = sections {
    section {
        toggle("Hotspot").formerly("Personal Hotspot/Personal Hotspot")
        detailTextCell(title: "Network", keyPath: \.name, form: networkForm)
        // A modifier may come before the one that names the row.
        detailTextCell(title: "Joined", keyPath: \.name, form: devicesForm)
            .formerly("Personal Hotspot/Connected Devices").id("Devices")
        detailTextCell(title: "Guests", keyPath: \.name, form: guestsForm).enabled(when: \.isOn)
    }
    bind(section: section { rulesList.formerly("Personal Hotspot/Filters") }, to: \.firewall)
}

@MainActor
@Suite("A path that a row had before")
struct FormerPathTests {
    private let driver = makeDriver()
    private var session: FormSession { driver.session }

    private static func makeDriver(_ form: Form<Moved> = form, _ state: Moved = Moved()) -> FormDriver<Moved> {
        FormDriver(initial: state, build: form, title: "Hotspot", defaults: Moved(), environment: .silent)
    }

    /// The pages that are open, the row with the focus, and the answer, for a link.
    private func outcome(of path: RowPath, on state: Moved = Moved()) -> [String] {
        let driver = Self.makeDriver(form, state)
        let reason = driver.session.go(to: path)
        let session = driver.session
        return session.pages.map(\.path.description) + [
            session.focusedPath?.description ?? "-", reason.map(session.environment.text) ?? "-",
            "\(session.counters.pagesRendered)",
            "\(session.counters.rowsRendered)",
        ]
    }

    @Test(
        "leads to the row, or what is behind it, for as much work as the path that it has",
        arguments: [
            ("Personal Hotspot/Personal Hotspot", "Hotspot"),
            ("Personal Hotspot/Network Name", "Network/Network Name"),
            ("Personal Hotspot/SSID", "Network/Network Name"),
            ("Personal Hotspot/Connected Devices", "Devices"),
            ("Personal Hotspot/Connected Devices/Tell Me", "Devices/Tell Me"),
            // This row has moved with its page, and has been renamed there.
            ("Personal Hotspot/Connected Devices/Notify", "Devices/Tell Me"),
            ("Personal Hotspot/Filters/web/Port", "Rules/web/Port"),
            // A hidden row, and one behind a disabled page.
            ("Personal Hotspot/Band", "Network/Band"),
            ("Network/Timeout", "Guests/Timeout"),
        ] as [(RowPath, RowPath)])
    func links(old: RowPath, new: RowPath) {
        for isOn in [false, true] {
            expectNoDifference(outcome(of: old, on: Moved(isOn: isOn)), outcome(of: new, on: Moved(isOn: isOn)))
        }
        #expect(session.reasonForMissing(old) == nil)
        #expect(session.reasonForDisabling(old) == session.reasonForDisabling(new))
    }

    @Test("is revealed, also when a page on the way has to be opened to find that the row is gone")
    func revealed() {
        #expect(session.reveal("Personal Hotspot/Network Name"))
        #expect(session.focusedPath == "Network/Network Name")
        #expect(session.reveal("Devices/Notify"))
        #expect(session.focusedPath == "Devices/Tell Me")
        #expect(!session.reveal("Network/Timeout"))
        driver.change { $0.isOn = true }
        #expect(session.reveal("Network/Timeout"))
        #expect(session.focusedPath == "Guests/Timeout")
    }

    @Test("is found without rendering a page")
    func cost() {
        let begun = session.counters.pagesRendered
        session.show(.warning("Weak."), at: "Network/Network Name")
        #expect(session.counters.pagesRendered == begun)
        #expect(session.reveal("Network/Network Name"))
        #expect(session.counters.pagesRendered == begun + 1)
        #expect(!session.reveal("Network/Band"))
        #expect(session.counters.pagesRendered == begun + 1)
        for _ in 0..<2 { #expect(!session.reveal("Netwrk")) }
        #expect(session.counters.pagesRendered == begun + 1)
    }

    @Test("that is misspelt is told with the path that the row has")
    func misspelt() {
        #expect(
            session.go(to: "Personal Hotspot/Netwrk Name")
                == "There is no row “Personal Hotspot/Netwrk Name”. Did you mean “Network/Network Name”?")
        #expect(
            session.go(to: "Personal Hotspot/Connected Devices/Tel Me")
                == "There is no row “Personal Hotspot/Connected Devices/Tel Me”. Did you mean “Devices/Tell Me”?")
    }

    @Test("names the row for the program, with a notice, a value, a reset and a decision")
    func program() async {
        session.show(.warning("Weak."), at: "Personal Hotspot/Network Name")
        #expect(session.record.rows.keys.map(\.description) == ["Network/Network Name"])
        session.show(.warning("Weak."), about: "Personal Hotspot/Network Name")
        #expect(session.record.notices.map(\.row) == ["Network/Network Name"])
        _ = await session.set([("Personal Hotspot/SSID", "Away"), ("Network/Timeout", "On")])
        #expect(driver.state == Moved(isOn: true, name: "Away"))
        #expect(session.canReset("Personal Hotspot/SSID"))
        session.reset("Personal Hotspot/SSID")
        session.reset("Network/Timeout")
        #expect(driver.state == Moved())
        session.resolveConflict(at: "Personal Hotspot/SSID", .mine)
        #expect(session.mistakes.isEmpty)
    }

    @Test("leads a notice to the row at once, also on a page that was never opened")
    func noticeMoves() {
        let begun = session.counters.pagesRendered
        session.show(.warning("Short."), at: "Network/Timeout")
        session.show(.warning("Weak."), at: "Network/Nam")
        #expect(session.record["Guests/Timeout"].notice?.text == "Short.")
        #expect(session.record["Network/Timeout"].notice == nil)
        #expect(
            session.mistakes.map(\.topic) == [
                FormMistake.noSuchRow(NamedRow(path: "Network/Nam", caller: "show(_:at:)")).topic
            ])
        #expect(session.counters.pagesRendered == begun)
    }

    @Test("that a row has now leads there, and is a mistake, wherever the two are")
    func clash() {
        let page: Form<Moved> = sections { section { toggle("Inner").formerly("On", "Page/Inner") } }
        let rows: [Element<FormCell, Moved>] = [
            toggle("On"), detailTextCell(title: "Page", keyPath: \.name, form: page),
        ]
        for (rows, isOpened) in [(rows, false), (rows.reversed(), false), (rows, true)] {
            let session = Self.makeDriver(sections { section(rows) }).session
            #expect(session.mistakes.isEmpty)
            if isOpened { session.cell("Page")?.select() } else { _ = session.rows() }
            expectNoDifference(
                session.mistakes.map(\.description).sorted(),
                ["On", "Page/Inner"].map { path in
                    """
                    The row “Page/Inner” was formerly “\(path)”, but the form has a row “\(path)”, so that path leads \
                    there. Remove it from .formerly(_:), or give the other row another identifier with .id(_:).
                    """
                })
            #expect(session.go(to: "On") == nil)
            #expect(session.focusedPath == "On")
            _ = session.rows()
            #expect(session.mistakes.count == 2)
        }
    }

    @Test("that two rows had leads to the first, and is a mistake")
    func shared() {
        let rows = [toggle("On").formerly("Power"), toggle("Off").formerly("Power"), toggle("Other").formerly("Light")]
        let session = Self.makeDriver(sections { section(rows) }).session
        for _ in 0..<2 { _ = session.rows() }
        #expect(
            session.mistakes.map(\.description) == [
                """
                The rows “On” and “Off” were both formerly “Power”, so that path leads to the first. \
                Remove it from the .formerly(_:) of one of them.
                """
            ])
        #expect(session.go(to: "Power") == nil)
        #expect(session.focusedPath == "On")
    }

    @Test("has an end where mistaken ones lead to each other")
    func circle() {
        let one: Form<Moved> = sections { section { toggle("A").formerly("Two/B", "One", "One/A") } }
        let two: Form<Moved> = sections { section { toggle("B").formerly("One/A", "Three") } }
        let form: Form<Moved> = sections {
            section {
                detailTextCell(title: "One", keyPath: \.name, form: one)
                detailTextCell(title: "Two", keyPath: \.name, form: two)
            }
        }
        let driver = Self.makeDriver(form)
        let session = driver.session
        for page in ["One", "Two"] {
            for path in ["Two/B/X", "One/A/X", "One/X", "Three/X"] as [RowPath] {
                session.show(.warning("Weak."), at: path)
                #expect(!session.reveal(path))
                #expect(session.go(to: path) != nil)
            }
            session.go(to: RowPath([page]))
        }
        #expect(session.mistakes.contains { $0.description.hasPrefix("The row “One/A” was formerly “One”,") })
        #expect(session.go(to: "Three") == nil)
        #expect(session.focusedPath == "Two/B")
    }
}
