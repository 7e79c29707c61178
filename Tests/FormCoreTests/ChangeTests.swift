import FormCore
import Testing

private struct State: Equatable {
    var number = 0
    var other = 0
    var text = ""
    var isOn = false
    var part = Part()
}

private struct Part: Equatable {
    var inner = Inner()
}

private struct Inner: Equatable {
    var isOn = false
    var text = ""
}

private let innerForm: Form<Inner> = sections {
    section {
        controlCell(title: "Inner Switch", control: uiSwitch(keyPath: \.isOn))
        nestedTextField(title: "Inner Text", keyPath: \.text)
    }
}
private let partForm: Form<Part> = bind(form: innerForm, to: \.inner)

private let form: Form<State> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        optionCell(title: "One", option: 1, keyPath: \.number)
        controlCell(title: "Number", control: formattedField(keyPath: \.number, format: .whole()))
        buttonCell(title: "Both") { context in
            context.change {
                $0.number += 1
                $0.other += 1
            }
        }
        buttonCell(title: "Same") { $0.set(\.number, to: $0.state.number) }
        detailTextCell(title: "Part", keyPath: \.text, form: bind(form: partForm, to: \.part))
    }
}

@MainActor
@Suite("A change")
struct ChangeTests {
    private let driver = FormDriver(initial: State(), build: form, environment: .silent)
    private let log = Log<FormChange<State>>()

    init() {
        driver.observe { [log] in log.append($0) }
    }

    private func cell(_ title: String) throws -> FormCell { try #require(driver.session.cell(title)) }

    @Test("tells old and new state, who made it, the row and the key path")
    func person() throws {
        try cell("Switch").select()
        let change = try #require(log.take().first)
        #expect(change.old == State())
        #expect(change.new == State(isOn: true))
        #expect(change.origin == .person)
        #expect(change.row == "Switch")
        #expect(change.keyPath == \State.isOn)
    }

    @Test("of several values by a row tells the row and no key path")
    func severalValues() throws {
        try cell("Both").select()
        let change = try #require(log.take().first)
        #expect(change.new == State(number: 1, other: 1))
        #expect(change.origin == .person)
        #expect(change.row == "Both")
        #expect(change.keyPath == nil)
    }

    @Test("of the driver is from outside unless it says otherwise, and tells no row")
    func outside() {
        driver.change { $0.number = 3 }
        driver.change(origin: .person) { $0.number = 4 }
        let changes = log.take()
        #expect(changes.map(\.origin) == [.outside, .person])
        #expect(changes.map(\.row) == [nil, nil])
        #expect(changes.map(\.keyPath) == [nil, nil])
    }

    @Test("of a part tells the key path from the whole state on")
    func bound() throws {
        try cell("Part").select()
        try cell("Inner Switch").select()
        #expect(log.entries.last?.keyPath == \State.part.inner.isOn)
        #expect(log.entries.last?.row == "Part/Inner Switch")

        try cell("Inner Text").select()
        let field = try #require(driver.session.field("Inner Text"))
        field.edit("typed")
        field.activate()
        #expect(log.entries.last?.keyPath == \State.part.inner.text)
        #expect(log.entries.last?.row == "Part/Inner Text")
        #expect(log.entries.last?.origin == .person)
        #expect(log.take().count == 2)
    }

    @Test("to the value that is there is no change at all")
    func equalWrite() throws {
        try cell("One").select()
        #expect(log.take().count == 1)
        let read = driver.session.counters.bindingsRead
        try cell("One").select()
        try cell("Same").select()
        let field = try #require(driver.session.field("Number"))
        field.edit("01")
        #expect(field.commit())
        #expect(field.text == "1")
        #expect(log.take().isEmpty)
        #expect(driver.session.counters.bindingsRead == read)
    }

    @Test("is on the screen before its observers are told")
    func screenFirst() throws {
        let cell = try cell("One")
        let seen = Log<Accessory>()
        driver.observe { _ in seen.append(cell.accessory) }
        driver.change { $0.number = 1 }
        #expect(seen.take() == [.checkmark(true)])
    }

    @Test("is told to observers in the order in which they came, until they are cancelled")
    func observers() {
        let order = Log<String>()
        let first = driver.observe { _ in order.append("first") }
        driver.observe { _ in order.append("second") }
        driver.change { $0.number += 1 }
        #expect(order.take() == ["first", "second"])
        first.cancel()
        first.cancel()
        driver.change { $0.number += 1 }
        #expect(order.take() == ["second"])
    }

    @Test("is not told to an observer that an earlier one has just cancelled")
    func cancelledDuringChange() {
        let order = Log<String>()
        var second: FormObservation?
        driver.observe { _ in second?.cancel() }
        second = driver.observe { _ in order.append("second") }
        driver.change { $0.number += 1 }
        #expect(order.take() == [])
    }
}
