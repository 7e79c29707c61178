import FormCore
import FormTesting
import Testing

/// One letter in two spellings, which Swift takes for equal.
private let (composed, decomposed) = ("\u{E9}", "e\u{301}")

private struct State: Equatable {
    var part = Part()

    struct Part: Equatable {
        var name = decomposed
        @Secret var password = decomposed
        var place = Place()
    }

    struct Place: Equatable {
        var city = decomposed
        var tags: Set<String> = ["a", decomposed]
    }
}

private let partForm: Form<State.Part> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        nestedPasswordField(title: "Password", keyPath: \.password)
        customCell(title: "Move") { cell, context in
            cell.onSelect = { context.set(\.place, to: State.Place(city: composed)) }
            return { _ in }
        }
        buttonCell(title: "Change") { $0.change { $0.name = composed } }
    }
}

private let stateForm: Form<State> = bind(form: partForm, to: \.part)

extension String {
    fileprivate var bytes: [UInt8] { Array(utf8) }
}

@MainActor
@Suite("A text in another spelling of the same letters")
struct SpellingTests {
    private let driver = FormDriver(initial: State(), build: stateForm, defaults: State())
    private let user: HeadlessUser

    init() { user = HeadlessUser(of: driver.session) }

    @Test("is taken as it is typed, shown so by the field, told to observers, and can be undone and redone")
    func typed() throws {
        let changes = Log<String>()
        driver.observe { changes.append($0.new.part.name) }
        try user.type(composed, into: "Name")
        try user.pressReturn()
        #expect(driver.state.part.name.bytes == composed.bytes)
        #expect(driver.session.field("Name")?.text.bytes == composed.bytes)
        #expect(changes.take().map(\.bytes) == [composed.bytes])
        try user.undo()
        #expect(driver.state.part.name.bytes == decomposed.bytes)
        #expect(driver.session.field("Name")?.text.bytes == decomposed.bytes)
        try user.redo()
        #expect(driver.session.field("Name")?.text.bytes == composed.bytes)
        #expect(changes.take().map(\.bytes) == [decomposed.bytes, composed.bytes])
    }

    @Test("differs from the default, and a reset gives that back")
    func reset() throws {
        driver.change { $0.part.name = composed }
        #expect(driver.session.changedRows().map(\.path) == ["Name"])
        #expect(driver.session.field("Name")?.text.bytes == composed.bytes)
        driver.session.reset("Name")
        #expect(driver.state.part.name.bytes == decomposed.bytes)
        #expect(driver.session.field("Name")?.text.bytes == decomposed.bytes)
    }

    @Test("is taken for a secret, and where a row writes what contains a text")
    func inside() throws {
        try user.select("Password")
        try user.type(composed)
        try user.pressReturn()
        #expect(driver.state.part.password.bytes == composed.bytes)
        try user.select("Move")
        #expect(driver.state.part.place.city.bytes == composed.bytes)
        try user.select("Change")
        #expect(driver.state.part.name.bytes == composed.bytes)
        #expect(driver.session.field("Name")?.text.bytes == composed.bytes)
        try user.undo()
        #expect(driver.state.part.name.bytes == decomposed.bytes)
    }

    @Test("can be applied, and be given up")
    func applied() throws {
        let driver = FormDriver(initial: State(), build: stateForm, applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.type(composed, into: "Name")
        try user.pressReturn()
        #expect(driver.session.hasUnapplied)
        try user.cancelEdits()
        #expect(driver.edited.part.name.bytes == decomposed.bytes)
        #expect(driver.session.field("Name")?.text.bytes == decomposed.bytes)
        try user.type(composed, into: "Name")
        try user.apply()
        #expect(driver.state.part.name.bytes == composed.bytes)
        #expect(!driver.session.hasUnapplied)
    }

    @Test("is in conflict with what somebody else has stored, and theirs can be had")
    func conflict() throws {
        var theirs = driver.state
        theirs.part.name = composed
        driver.baselines.saved = driver.state
        driver.baselines.theirs = theirs
        try user.resolveConflict(of: "Name", .theirs)
        #expect(driver.state.part.name.bytes == composed.bytes)
    }

    @Test("costs nothing where it is no other spelling: an equal write is dropped")
    func equal() throws {
        let read = driver.session.counters.bindingsRead
        let changes = Log<String>()
        driver.observe { changes.append($0.new.part.name) }
        for text in [decomposed + "x", decomposed] { try user.type(text, into: "Name") }
        try user.pressReturn()
        let value = driver.session.cell("Name")?.value
        #expect(value?.write(decomposed, origin: .person) == nil)
        driver.change { $0.part.place.tags = [decomposed, "a"] }
        #expect(changes.take().isEmpty)
        #expect(driver.session.counters.bindingsRead == read)
        #expect(driver.session.undoStep == nil)
    }
}
