import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Hotspot: Equatable {
    var isOn = false
    var name = "Net"
    var devices = 0
    var status = "off"
}

private let form: Form<Hotspot> = sections {
    section(footer: \.status) {
        controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name))
        buttonCell(title: "Turn On") { context in context.change { $0.isOn = true } }
        buttonCell(title: "Start") { context in
            context.change { state in
                state.isOn = true
                state.devices = 1
            }
        }
    }
}

@MainActor
@Suite("A step that would change nothing", .serialized, .needsDisplay)
struct IdleStepTests {
    private func stage(_ renderer: Renderer) -> Stage<Hotspot> { Stage(renderer, Hotspot(), form) }

    @Test("is not offered: a switch that a service has turned back", arguments: Renderer.allCases, [false, true])
    func turnedBack(renderer: Renderer, knowsPlace: Bool) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.type("Anna", into: "Name")
        try stage.user.toggle("Hotspot")
        #expect(session.undoStep?.title == "Hotspot")
        if knowsPlace {
            stage.driver.set(\.isOn, to: false)
        } else {
            stage.driver.change { $0.isOn = false }
        }
        #expect(session.undoStep?.title == "Name")
        try stage.user.undo()
        #expect(stage.driver.state == Hotspot())
        #expect(session.undoStep == nil)
        try stage.user.redo()
        #expect(stage.driver.state == Hotspot(name: "Anna"))
        #expect(session.redoStep == nil)
    }

    @Test("is offered again when there is something to take back", arguments: Renderer.allCases)
    func offeredAgain(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.toggle("Hotspot")
        stage.driver.set(\.isOn, to: false)
        #expect(session.undoStep == nil)
        try stage.user.undo()
        #expect(stage.driver.state == Hotspot())
        stage.driver.set(\.isOn, to: true)
        #expect(session.undoStep?.title == "Hotspot")
        try stage.user.undo()
        #expect(stage.driver.state == Hotspot())
    }

    @Test("is not done again where somebody else has done it", arguments: Renderer.allCases)
    func redo(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.toggle("Hotspot")
        try stage.user.type("Anna", into: "Name")
        try stage.user.undo()
        try stage.user.undo()
        #expect(session.redoStep?.title == "Hotspot")
        stage.driver.set(\.isOn, to: true)
        #expect(session.redoStep?.title == "Name")
        try stage.user.redo()
        #expect(stage.driver.state == Hotspot(isOn: true, name: "Anna"))
        #expect(session.redoStep == nil)
        #expect(session.undoStep?.title == "Name")
        try stage.user.undo()
        #expect(session.undoStep == nil)
    }

    @Test("is not offered: a button whose doing was taken back, all of it", arguments: Renderer.allCases)
    func button(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.select("Turn On")
        stage.driver.set(\.status, to: "failed")
        #expect(session.undoStep?.title == "Turn On")
        stage.driver.set(\.isOn, to: false)
        #expect(session.undoStep == nil)
        try stage.user.select("Start")
        stage.driver.set(\.isOn, to: false)
        #expect(session.undoStep?.title == "Start")
        try stage.user.undo()
        #expect(stage.driver.state == Hotspot(status: "failed"))
    }

    @Test("is not one that gives back one spelling for another", arguments: Renderer.allCases)
    func spelling(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("e\u{301}", into: "Name")
        try stage.user.pressReturn()
        stage.driver.set(\.name, to: "\u{e9}")
        #expect(stage.driver.session.undoStep?.title == "Name")
    }
}
