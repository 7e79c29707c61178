import FormCore
import FormTesting
import Testing

private struct Limits: Equatable {
    var most = 0
    var first = 0
    var second = 0
    var signal = 0

    var isEven: Bool {
        get { most.isMultiple(of: 2) }
        set { if newValue { most -= most % 2 } }
    }
}

private let form: Form<Limits> = sections {
    section {
        controlCell(title: "Most", control: formattedField(keyPath: \.most, format: .whole()))
        controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
        controlCell(title: "Second", control: formattedField(keyPath: \.second, format: .whole()))
        controlCell(title: "Even", control: uiSwitch(keyPath: \.isEven))
    }
}
.rule(for: "Most", "First") { $0.first <= $0.most ? nil : .error("Too much.") }
.rule(for: "Most", "Second") { $0.second <= $0.most ? nil : .error("Too much.") }

@MainActor
@Suite("A step that can be undone")
struct HistoryStepTests {
    private let driver = FormDriver(initial: Limits(), build: form)
    private let user: HeadlessUser

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("is not one that the state has refused")
    func refused() throws {
        try user.type("3", into: "Most")
        try user.pressReturn()
        try user.undo()
        try user.toggle("Even")
        #expect(driver.session.undoStep == nil)
        #expect(driver.session.redoStep?.title == "Most")
    }

    @Test("gives back all values of the changes that it is made of, where something came from outside since")
    func several() throws {
        try user.type("3", into: "First")
        try user.type("5", into: "Most")
        try user.type("7", into: "Second")
        try user.type("9", into: "Most")
        try user.pressReturn()
        #expect(driver.state == Limits(most: 9, first: 3, second: 7))
        driver.change { $0.signal = 1 }
        try user.undo()
        #expect(driver.state == Limits(signal: 1))
        try user.redo()
        #expect(driver.state == Limits(most: 9, first: 3, second: 7, signal: 1))
    }
}
