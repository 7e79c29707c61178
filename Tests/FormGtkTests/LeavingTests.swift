import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Radio: Equatable {
    var volume = 5
    var isLoud: Bool {
        get { volume > 10 }
        set { volume = newValue ? 20 : 0 }
    }
}

private let form: Form<Radio> = sections {
    section {
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole())).resettable()
        controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
        nestedFormattedField(title: "Exact Volume", keyPath: \.volume, format: .whole())
    }
}

@MainActor
@Suite("A field that is left by a click", .serialized, .needsDisplay)
struct LeavingTests {
    private func stage(_ renderer: Renderer) -> Stage<Radio> {
        Stage(renderer, Radio(), form, defaults: Radio())
    }

    @Test("on a switch that it turns on itself leaves that on", arguments: Renderer.allCases)
    func toggle(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("15", into: "Volume")
        try stage.user.toggle("Loud")
        #expect(stage.driver.state == Radio(volume: 15))
    }

    @Test(
        "for its button to reset it is not committed: the value's default takes its place", arguments: Renderer.allCases
    )
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("7", into: "Volume")
        try stage.user.pressReturn()
        try stage.user.type("9", into: "Volume")
        try stage.user.reset("Volume")
        #expect(stage.driver.state == Radio())
        try stage.user.undo()
        #expect(stage.driver.state == Radio(volume: 7))
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("in a menu has the focus again afterwards", arguments: Renderer.allCases)
    func menu(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Exact Volume")
        try stage.user.redo()
        #expect(stage.user.focusedRow == "Exact Volume")
        try stage.user.type("8")
        try stage.user.pressReturn()
        #expect(try stage.user.screen.title == "Form")
        #expect(stage.driver.state == Radio(volume: 8))
    }
}
