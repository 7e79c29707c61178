import CustomDump
import FormCore
import FormTesting
import Testing

/// A form with everything, over a state in which everything depends on something.
private struct Everything: Equatable {
    var radio = Radio()
    var isLocked = false
    var showsRadio = true
    var clamped = Clamped()
}

private struct Clamped: Equatable {
    var stored = 5
    var value: Int {
        get { stored }
        set { if newValue != 4 { stored = max(0, min(10, newValue)) } }
    }
    var isEven: Bool {
        get { stored.isMultiple(of: 2) }
        set { if newValue { stored -= stored % 2 } }
    }
}

private let clampedForm: Form<Clamped> = sections([
    section(
        [
            controlCell(title: "Value", control: formattedField(keyPath: \.value, format: .whole(in: -20...20))),
            controlCell(title: "Even", control: uiSwitch(keyPath: \.isEven)),
            nestedOptions(title: "Options", keyPath: \.value, options: Array(0...5)),
        ],
        footer: { $0.stored > 5 ? "Much" : nil })
])

private let everything: Form<Everything> = sections([
    section(
        [
            controlCell(title: "Locked", control: uiSwitch(keyPath: \.isLocked)),
            controlCell(title: "Shows Radio", control: uiSwitch(keyPath: \.showsRadio))
                .enabled(when: { !$0.isLocked }),
            detailTextCell(title: "Radio", keyPath: \.radio.name, form: bind(form: radioForm, to: \.radio))
                .visible(when: \.showsRadio)
                .titleStyle(\.radio.nameStyle),
            detailTextCell(
                title: "Clamped", keyPath: { "\($0.clamped.stored)" }, form: bind(form: clampedForm, to: \.clamped)),
            nestedTextField(title: "Radio Name", keyPath: \.radio.name).enabled(when: { !$0.isLocked })
                .help(from: \.radio.advice),
        ],
        footer: \.radio.footer),
    section(
        [controlCell(title: "Channel", control: formattedField(keyPath: \.radio.channel, format: .whole(in: 1...13)))],
        isVisible: { $0.radio.isOn && $0.showsRadio }),
])

@MainActor
@Suite("A random walk")
struct RandomWalkTests {
    @Test("after each action the screen is that of a new form over the same state, on the same page")
    func randomWalk() throws {
        var generator = SeededGenerator.announced("randomWalk")
        var compared = 0
        for _ in 0..<20 { compared += try walk(200, &generator) }
        #expect(compared > 200)
    }

    /// - Returns: How many screens were compared.
    private func walk(_ steps: Int, _ generator: inout SeededGenerator) throws -> Int {
        let driver = FormDriver(initial: Everything(), build: everything, title: "Everything")
        let user = HeadlessUser(of: driver.session)
        var told = driver.state
        driver.observe { change in
            expectNoDifference(change.old, told)
            told = change.new
        }
        var actions: [String] = []
        var compared = 0
        for _ in 0..<steps {
            actions.append(act(user, driver, &generator))
            expectNoDifference(told, driver.state, "\(actions.suffix(8))")
            guard driver.session.record == FormRecord() else { continue }
            let fresh = FormDriver(initial: driver.state, build: everything, title: "Everything")
            for page in driver.session.pages.dropFirst() { open(page.path, in: fresh) }
            guard fresh.session.pages.count == driver.session.pages.count else { continue }
            compared += 1
            let shown = Screen(of: driver.session).description
            expectNoDifference(shown, Screen(of: fresh.session).description, "\(actions.suffix(8))")
        }
        return compared
    }

    /// Opens the page of a row, unless the state has hidden or disabled the row since.
    private func open(_ path: RowPath, in driver: FormDriver<Everything>) {
        driver.session.topPage.sections.flatMap(\.cells).first { $0.path == path }?.select()
    }

    /// Does one thing, if it can be done; tells which.
    private func act(
        _ user: HeadlessUser, _ driver: FormDriver<Everything>, _ generator: inout SeededGenerator
    ) -> String {
        let rows = user.screen.sections.flatMap(\.rows).map(\.title)
        let row = rows.randomElement(using: &generator) ?? ""
        let text = ["", "0", "4", "7", "99", "-3", "abc", " x "].randomElement(using: &generator) ?? ""
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...3:
            try? user.select(row)
            return "select \(row)"
        case 4:
            try? user.toggle(row)
            return "toggle \(row)"
        case 5, 6:
            try? user.type(text, into: row)
            return "type “\(text)” into \(row)"
        case 7:
            try? user.pressReturn()
            return "Return"
        case 8:
            try? user.pressEscape()
            return "Escape"
        case 9:
            try? user.goBack()
            return "back"
        case 10:
            driver.change { $0.radio.name = text }
            return "outside: name “\(text)”"
        default:
            let value = Int.random(in: 0..<64, using: &generator)
            driver.change {
                $0.isLocked = value & 1 != 0
                $0.showsRadio = value & 2 == 0
                $0.radio.isOn = value & 4 == 0
                $0.radio.band = value & 8 == 0 ? .low : .high
                $0.clamped.stored = value >> 3
            }
            return "outside: \(value)"
        }
    }
}
