import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Synchronization
import Testing

private struct Radio: Equatable {
    var isOn = false
    var volume = 5
    var name = "Radio"
    var signal = 0
    var presses = 0
    var part = Part()
}

private struct Part: Equatable {
    var isLoud = false
    var colour = "red"
}

private let partForm: Form<Part> = sections {
    section {
        controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
        nestedOptions(title: "Colour", keyPath: \.colour, options: ["red", "green"])
    }
}

private let form: Form<Radio> = sections {
    section(footer: { "Signal \($0.signal)" }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...9)))
        nestedTextField(title: "Name", keyPath: \.name)
        detailTextCell(title: "Part", keyPath: \.part.colour, form: bind(form: partForm, to: \.part))
        buttonCell(title: "Press") { context in
            context.change { state in
                state.presses += 1
                state.isOn = true
            }
        }
    }
}

/// A time that a test sets.
private final class Time: Sendable {
    private let seconds = Mutex(0)

    func pass() { seconds.withLock { $0 += 10 } }

    var environment: FormEnvironment {
        var environment = FormEnvironment()
        environment.now = { [self] in .seconds(seconds.withLock { $0 }) }
        return environment
    }
}

@MainActor
@Suite("Undo and redo", .serialized, .needsDisplay)
struct HistoryTests {
    private let time = Time()

    private func stage(_ renderer: Renderer) -> Stage<Radio> {
        Stage(renderer, Radio(), form, environment: time.environment)
    }

    @Test("give each step back and take it again, named by its row", arguments: Renderer.allCases)
    func steps(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        #expect(session.undoStep == nil)
        try stage.user.toggle("On")
        try stage.user.type("7", into: "Volume")
        try stage.user.pressReturn()
        #expect(session.undoStep?.row == "Volume")
        #expect(session.undoStep?.title == "Volume")
        try stage.user.undo()
        #expect(stage.driver.state == Radio(isOn: true))
        #expect(try stage.row("Volume")?.values == ["[5]"])
        #expect(session.undoStep?.title == "On")
        #expect(session.redoStep?.title == "Volume")
        try stage.user.undo()
        #expect(stage.driver.state == Radio())
        #expect(session.undoStep == nil)
        try stage.user.redo()
        try stage.user.redo()
        #expect(stage.driver.state == Radio(isOn: true, volume: 7))
        #expect(session.redoStep == nil)
    }

    @Test("take what is being typed as the last step", arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("7", into: "Volume")
        try stage.user.undo()
        #expect(stage.driver.state == Radio())
        #expect(try stage.row("Volume") == Screen.Row(title: "Volume", values: ["[5]"]))
        try stage.user.redo()
        #expect(try stage.row("Volume") == Screen.Row(title: "Volume", values: ["[7]"]))
    }

    @Test("take a burst of changes of one row as one step", arguments: Renderer.allCases)
    func burst(renderer: Renderer) throws {
        let stage = stage(renderer)
        for _ in 0..<3 { try stage.user.toggle("On") }
        try stage.user.undo()
        #expect(stage.driver.state == Radio())
        try stage.user.toggle("On")
        time.pass()
        try stage.user.toggle("On")
        try stage.user.undo()
        #expect(stage.driver.state == Radio(isOn: true))
        try stage.user.undo()
        #expect(stage.driver.state == Radio())
    }

    @Test("keep what came from outside since", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        stage.driver.change { $0.signal = 3 }
        try stage.user.select("Part")
        try stage.user.toggle("Loud")
        stage.driver.change { $0.part.colour = "green" }
        try stage.user.undo()
        #expect(stage.driver.state == Radio(isOn: true, signal: 3, part: Part(isLoud: false, colour: "green")))
        try stage.user.undo()
        #expect(stage.driver.state == Radio(signal: 3, part: Part(colour: "green")))
        try stage.user.redo()
        try stage.user.redo()
        #expect(stage.driver.state == Radio(isOn: true, signal: 3, part: Part(isLoud: true, colour: "green")))
    }

    @Test("give back all that a button has done, as long as nothing came from outside", arguments: Renderer.allCases)
    func button(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Press")
        #expect(stage.driver.session.undoStep?.title == "Press")
        try stage.user.undo()
        #expect(stage.driver.state == Radio())
        try stage.user.redo()
        stage.driver.change { $0.signal = 3 }
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.undo()
        #expect(stage.driver.state == Radio(isOn: true, signal: 3, presses: 1))
    }

    @Test(
        "give back all that a button has done, and nothing that came to its place from outside",
        arguments: Renderer.allCases)
    func buttonAndTick(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Press")
        stage.driver.set(\.signal, to: 3)
        #expect(stage.driver.session.undoStep?.title == "Press")
        try stage.user.undo()
        #expect(stage.driver.state == Radio(signal: 3))
        stage.driver.set(\.signal, to: 4)
        try stage.user.redo()
        #expect(stage.driver.state == Radio(isOn: true, signal: 4, presses: 1))
    }

    @Test("show the page where the change was, with the focus on its row", arguments: Renderer.allCases)
    func page(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Part")
        try stage.user.select("Colour")
        try stage.user.select("green")
        try stage.user.goBack()
        try stage.user.goBack()
        try stage.user.undo()
        #expect(try stage.user.screen.title == "Part")
        #expect(stage.user.focusedRow == "Colour")
        #expect(try stage.row("Colour")?.values == ["red", "›"])
    }

    @Test("forget what was undone when something new is done", arguments: Renderer.allCases)
    func newStep(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        try stage.user.undo()
        try stage.user.select("Name")
        try stage.user.type("New")
        try stage.user.pressReturn()
        #expect(stage.driver.session.redoStep == nil)
        try stage.user.redo()
        #expect(stage.driver.state == Radio(name: "New"))
    }

    @Test("keep a hundred steps", arguments: [Renderer.headless])
    func bounded(renderer: Renderer) throws {
        let stage = stage(renderer)
        for volume in 0..<250 {
            time.pass()
            try stage.user.type("\(volume % 10)", into: "Volume")
            try stage.user.pressReturn()
        }
        var undone = 0
        while stage.driver.session.undoStep != nil {
            try stage.user.undo()
            undone += 1
        }
        #expect(undone == 100)
    }

    @Test("are told to observers as the person's doing", arguments: Renderer.allCases)
    func observers(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        var told: [FormChange<Radio>] = []
        stage.driver.observe { told.append($0) }
        try stage.user.undo()
        #expect(told.map(\.origin) == [.person])
        #expect(told.map(\.row) == ["On"])
        #expect(told.map(\.old.isOn) == [true])
        #expect(told.map(\.new.isOn) == [false])
    }

    @Test("leave the undo of an entry that is being edited to the entry")
    func entry() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.toggle("On")
        try user.focus("Volume")
        try user.type("7")
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(stage.driver.state == Radio(isOn: true))
        try user.type("8")
        try user.pressReturn()
        #expect(stage.driver.state == Radio(isOn: true, volume: 8))
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(stage.driver.state == Radio(isOn: true))
        #expect(stage.driver.session.record == FormRecord())
        user.press(GDK_KEY_Z, GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue))
        #expect(stage.driver.state == Radio(isOn: true, volume: 8))
    }

    @Test("take back what was committed, where the entry takes back only what was typed since")
    func typedBeforeCommit() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.type("8", into: "Volume")
        try user.pressReturn()
        try user.type("9")
        for _ in 0..<3 { user.press(GDK_KEY_z, GDK_CONTROL_MASK) }
        #expect(user.focusedText?.text == "8")
        #expect(stage.driver.state == Radio(volume: 8))
    }
}
