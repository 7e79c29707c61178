import FormCore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A change that knows its place")
struct PlaceTests {
    struct Hotspot: Equatable {
        var name = "Net"
        var status = "off"
        var volume: Int? = 3
        var loudness: Int? {
            get { volume }
            set {
                volume = newValue
                status = "set"
            }
        }
    }

    struct State: Equatable {
        var hotspot = Hotspot()
        var signal = 0
        var presses = 0
        var numbers = [1, 2, 3]
    }

    static let form: Form<State> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.hotspot.name))
            nestedOptions(title: "Loudness", keyPath: \.hotspot.loudness, options: [nil, 3, 5]) { "\($0 ?? 0)" }
            buttonCell(title: "Press") { context in
                context.change {
                    $0.presses += 1
                    $0.numbers.append($0.presses)
                }
            }
        }
    }

    let driver = FormDriver(initial: State(), build: form, defaults: State())
    let user: HeadlessUser

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("is silent where the value is there already, whoever makes it")
    func equal() throws {
        let changes = Log<State>()
        driver.observe { changes.append($0.new) }
        let read = driver.session.counters.bindingsRead
        driver.set(\.hotspot.status, to: "off")
        driver.set(\.hotspot.name, to: "Net", origin: .person)
        driver.change { $0.signal = 0 }
        driver.change(origin: .person) { $0.signal = 0 }
        #expect(changes.take().isEmpty)
        #expect(driver.session.counters.bindingsRead == read)
        #expect(driver.session.undoStep == nil)
        driver.set(\.hotspot.status, to: "on")
        #expect(changes.take().map(\.hotspot.status) == ["on"])
    }

    @Test("tells which parts it touches")
    func touches() throws {
        let touched = Log<[Bool]>()
        driver.observe { change in
            touched.append([change.touches(\.hotspot), change.touches(\.hotspot.status), change.touches(\.signal)])
        }
        driver.set(\.hotspot.status, to: "on")
        driver.change { $0.signal = 4 }
        try user.enter("Office", into: "Name")
        #expect(touched.take() == [[true, true, false], [false, false, true], [true, false, false]])
    }

    @Test("takes no step of the person away, also none that a button has made")
    func ticks() throws {
        try user.enter("Office", into: "Name")
        try user.select("Press")
        for tick in 1...1000 { driver.set(\.signal, to: tick) }
        try user.undo()
        #expect(driver.state == State(hotspot: Hotspot(name: "Office"), signal: 1000))
        try user.undo()
        #expect(driver.state == State(signal: 1000))
        driver.set(\.signal, to: 7)
        try user.redo()
        try user.redo()
        #expect(driver.state == State(hotspot: Hotspot(name: "Office"), signal: 7, presses: 1, numbers: [1, 2, 3, 1]))
    }

    @Test("stays where it was made under a step of the same value, and undo gives the person's back")
    func samePlace() throws {
        try user.select("Press")
        driver.set(\.presses, to: 9)
        try user.undo()
        #expect(driver.state == State(presses: 9))
        try user.enter("Office", into: "Name")
        driver.set(\.hotspot.name, to: "Theirs")
        try user.undo()
        #expect(driver.state == State(presses: 9))
    }

    @Test("through a property that writes others too is undone whole")
    func computed() throws {
        try user.select("Loudness")
        try user.select("5")
        try user.goBack()
        #expect(driver.state.hotspot == Hotspot(status: "set", volume: 5))
        driver.set(\.signal, to: 1)
        try user.undo()
        #expect(driver.state == State(signal: 1))
        try user.redo()
        #expect(driver.state == State(hotspot: Hotspot(status: "set", volume: 5), signal: 1))
    }

    @Test("of an optional value can be nothing, and back")
    func optional() throws {
        try user.select("Loudness")
        try user.select("0")
        #expect(driver.state.hotspot.volume == nil)
        try user.undo()
        #expect(driver.state.hotspot.volume == 3)
        driver.session.reset("Loudness")
        driver.set(\.hotspot.volume, to: nil)
        #expect(driver.state.hotspot.volume == nil)
        driver.session.reset("Loudness")
        #expect(driver.state.hotspot.volume == 3)
    }

    @Test("waits until the one before is told, as any other")
    func queued() throws {
        let states = Log<[Int]>()
        driver.observe { [weak driver] change in
            if change.new.signal == 1 { driver?.set(\.signal, to: 2) }
            states.append([change.old.signal, change.new.signal])
        }
        driver.set(\.signal, to: 1)
        #expect(states.take() == [[0, 1], [1, 2]])
    }
}

@MainActor
@Suite("A form that is applied explicitly, when something is changed from outside")
struct OutsideUnderAnEditTests {
    struct State: Equatable {
        var name = "a"
        var number = 1
        var isOn = false
    }

    static let form: Form<State> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name))
            controlCell(title: "Number", control: formattedField(keyPath: \.number, format: .whole()))
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        }
    }

    let driver = FormDriver(initial: State(), build: form, applying: .explicitly)
    let user: HeadlessUser

    init() throws {
        user = HeadlessUser(of: driver.session)
        try user.enter("mine", into: "Name")
        try user.enter("5", into: "Number")
    }

    @Test("keeps the edit of the same value, and the row shows both", arguments: [false, true])
    func conflict(byClosure: Bool) throws {
        if byClosure { driver.change { $0.name = "theirs" } } else { driver.set(\.name, to: "theirs") }
        #expect(driver.state == State(name: "theirs"))
        #expect(driver.edited == State(name: "mine", number: 5))
        #expect(driver.session.conflicts == ["Name"])
        #expect(driver.session.cell("Name")?.conflict?.sentence == "Also changed elsewhere, to “theirs”.")
        try user.resolveConflict(of: "Name", .theirs)
        #expect(driver.edited == State(name: "theirs", number: 5))
        #expect(driver.session.conflicts.isEmpty)
        try user.apply()
        #expect(driver.state == State(name: "theirs", number: 5))
    }

    @Test("goes by the user's value when they keep it, or apply it; applying leaves the choice open")
    func mine() throws {
        driver.set(\.name, to: "theirs")
        driver.set(\.number, to: 7)
        try user.resolveConflict(of: "Name", .mine)
        try user.apply()
        #expect(driver.state == State(name: "mine", number: 5))
        #expect(driver.session.conflicts == ["Number"])
        try user.resolveConflict(of: "Number", .theirs)
        #expect(driver.state == State(name: "mine", number: 7))
        #expect(driver.session.conflicts.isEmpty)
    }

    @Test("has no conflict where the value is the same, or is not edited; Cancel gives theirs")
    func none() throws {
        driver.set(\.name, to: "mine")
        driver.set(\.isOn, to: true)
        driver.change { $0.isOn = true }
        #expect(driver.session.conflicts.isEmpty)
        #expect(driver.edited == State(name: "mine", number: 5, isOn: true))
        driver.set(\.number, to: 7)
        #expect(driver.session.conflicts == ["Number"])
        try user.cancelEdits()
        #expect(driver.edited == State(name: "mine", number: 7, isOn: true))
        #expect(driver.session.conflicts.isEmpty)
    }
}

extension HeadlessUser {
    /// Types a text in place of a row's, and leaves the row.
    fileprivate func enter(_ text: String, into title: String) throws {
        try type(text, into: title)
        try pressReturn()
    }
}
