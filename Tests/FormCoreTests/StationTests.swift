import FormCore
import FormTesting
import Testing

/// The lists stand in “How the core works”.
@MainActor
@Suite("The way of a change")
struct StationTests {
    struct State: Equatable {
        var isOn = false
        var name = "Net"
        var signal = 0
    }

    private static let form: Form<State> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
            controlCell(title: "Signal", control: formattedField(keyPath: \.signal, format: .whole()))
        }
    }

    private let driver = FormDriver(initial: State(), build: form, defaults: State())
    private let stations = Log<String>()

    init() {
        driver.observe { _ in }
        driver.onStation = { [stations] in stations.append($0.rawValue) }
        for cell in driver.page.sections[0].cells {
            switch cell.control {
            case .switch(let control): control.observer = { [stations] in stations.append("switch.\($0)") }
            case .textField(let field): field.observer = { [stations] in stations.append("field.\($0)") }
            default: break
            }
            cell.observer = { [stations] in stations.append("row.\($0)") }
        }
    }

    private static let change = ["taken", "planned", "applied"]

    @Test("of a toggle goes in and out once; the switch is told first, as the person sees it move")
    func toggle() {
        driver.page.sections[0].cells[0].select()
        #expect(stations.take() == ["switch.isOn"] + Self.change + ["shown", "notified"])
    }

    @Test("of a typed text that is refused ends in the record")
    func refused() {
        let field = driver.session.field("Name")
        field?.edit("")
        #expect(stations.take() == Self.change + ["field.text", "field.hasDraft", "shown"])
        field?.commit()
        #expect(stations.take() == Self.change + ["row.notice", "shown"])
        #expect(driver.state == State())
    }

    @Test("of a text that is taken is one edit to type it and one to leave it")
    func taken() {
        let field = driver.session.field("Name")
        field?.edit("Home")
        _ = stations.take()
        field?.commit()
        #expect(stations.take() == Self.change + ["field.hasDraft", "shown", "notified"])
    }

    @Test("of an undo is that of a change")
    func undo() {
        driver.page.sections[0].cells[0].select()
        _ = stations.take()
        driver.session.undo()
        #expect(stations.take() == Self.change + ["switch.isOn", "shown", "notified"])
    }

    @Test("from outside is that of a change, and an equal value ends where it is looked at")
    func outside() {
        driver.set(\.signal, to: 3)
        #expect(stations.take() == Self.change + ["field.text", "shown", "notified"])
        driver.set(\.signal, to: 3)
        #expect(stations.take() == Self.change + ["shown"])
    }

    @Test("of what a function of the author's sends begins when the edit has ended, also if only the record changes")
    func sentMeanwhile() {
        driver.change { [driver] state in
            driver.session.show(.warning("Weak."), at: "Signal")
            state.isOn = true
        }
        #expect(
            stations.take() == Self.change + ["switch.isOn", "shown", "notified"] + Self.change + [
                "row.notice", "shown",
            ])
    }

    @Test("of an observer begins when the one before has ended")
    func queued() {
        driver.observe { [weak driver] in if $0.old.signal == 0 { driver?.set(\.isOn, to: true) } }
        driver.set(\.signal, to: 1)
        #expect(
            stations.take() == Self.change + ["field.text", "shown", "notified"] + Self.change
                + ["switch.isOn", "shown", "notified"])
    }
}
