import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Pointers: Equatable {
    enum Side: String, CaseIterable {
        case left, right

        var title: String { self == .left ? "Left" : "Right" }
    }

    struct Mouse: Equatable {
        var primary = Side.left
        var speed = 0.0
        var scrollsNaturally = false
        var accelerates = true
    }

    struct Touchpad: Equatable {
        enum Scrolling: Equatable { case off, twoFingers, edge }

        var isOn = true
        var speed = 0.0
        var taps = true
        var scrollsNaturally = true
        var scrolling = Scrolling.twoFingers

        var scrollsWithTwoFingers: Bool {
            get { scrolling == .twoFingers }
            set { scrolling = newValue ? .twoFingers : .off }
        }

        var scrollsAtEdge: Bool {
            get { scrolling == .edge }
            set { scrolling = newValue ? .edge : .off }
        }
    }

    var mouse = Mouse()
    var touchpad = Touchpad()
    /// How many touchpads the machine has now.
    var touchpads = 1
}

/// The same row for every kind of pointer.
private func speedCell<State>(_ keyPath: WritableKeyPath<State, Double> & Sendable) -> Element<FormCell, State> {
    controlCell(
        title: "Speed",
        control: slider(
            keyPath: keyPath, in: -1...1, step: 0.1, digits: 2,
            marks: [SliderMark(-1, "Slow"), SliderMark(0), SliderMark(1, "Fast")])
    )
    .resettable()
}

private let mouseSection: Element<Section, Pointers.Mouse> = section("Mouse") {
    speedCell(\.speed)
    controlCell(title: "Acceleration", control: uiSwitch(keyPath: \.accelerates))
    controlCell(title: "Natural Scrolling", control: uiSwitch(keyPath: \.scrollsNaturally))
        .help("The page follows the fingers.")
}

private let touchpadCell: Element<FormCell, Pointers.Touchpad> = expanderCell(title: "Touchpad", keyPath: \.isOn) {
    speedCell(\.speed)
    controlCell(title: "Tap to Click", control: uiSwitch(keyPath: \.taps))
    controlCell(title: "Two-Finger Scrolling", control: uiSwitch(keyPath: \.scrollsWithTwoFingers))
    controlCell(title: "Edge Scrolling", control: uiSwitch(keyPath: \.scrollsAtEdge))
    controlCell(title: "Natural Scrolling", control: uiSwitch(keyPath: \.scrollsNaturally))
        .visible { $0.scrolling != .off }
}

private let pointersForm: Form<Pointers> = sections {
    section {
        picker(title: "Primary Button", keyPath: \.mouse.primary, style: .segments, text: \.title)
    }
    bind(section: mouseSection, to: \.mouse)
    section(isVisible: { $0.touchpads > 0 }) {
        bind(row: touchpadCell, to: \.touchpad)
    }
}

@MainActor
@Suite("The settings of mouse and touchpad", .serialized, .needsDisplay)
struct PointerProgramTests {
    private func stage(
        _ renderer: Renderer, _ pointers: Pointers = Pointers(), clock: TestClock = TestClock()
    ) -> Stage<Pointers> {
        Stage(
            renderer, pointers, pointersForm, title: "Pointers", defaults: Pointers(),
            environment: FormEnvironment(clock: clock))
    }

    @Test("are one page with a section for each device", arguments: Renderer.allCases)
    func screen(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("Right", in: "Primary Button")
        expectNoDifference(
            try stage.screen,
            """
            Pointers

              Primary Button [Left|•Right]

            Mouse
              Speed —o— [0.00]
              Acceleration [on]
              Natural Scrolling [off]
                The page follows the fingers.

              Touchpad [on] ▾
                Speed —o— [0.00]
                Tap to Click [on]
                Two-Finger Scrolling [on]
                Edge Scrolling [off]
                Natural Scrolling [on]
            """)
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("have one way to scroll, and undo gives the other one back", arguments: Renderer.allCases)
    func scrolling(renderer: Renderer) throws {
        let clock = TestClock()
        let stage = stage(renderer, clock: clock)
        try stage.user.toggle("Edge Scrolling")
        #expect(stage.driver.state.touchpad.scrolling == .edge)
        #expect(try stage.row("Two-Finger Scrolling")?.values == ["[off]"])
        clock.advance(by: .seconds(2))
        try stage.user.toggle("Edge Scrolling")
        #expect(try stage.row("Touchpad/Natural Scrolling") == nil)
        clock.advance(by: .seconds(2))
        try stage.user.toggle("Two-Finger Scrolling")
        for _ in 1...3 { try stage.user.undo() }
        #expect(stage.driver.state == Pointers())
        #expect(stage.user.focusedRow == "Edge Scrolling")
    }

    @Test("slide and type a speed, which is one step and reset beside it", arguments: Renderer.allCases)
    func speed(renderer: Renderer) throws {
        let clock = TestClock()
        let stage = stage(renderer, clock: clock)
        try stage.user.step("Touchpad/Speed", by: 3)
        #expect(stage.driver.state.touchpad.speed == 0.3)
        #expect(stage.driver.state.mouse.speed == 0)
        clock.advance(by: .seconds(2))
        try stage.user.type("2", into: "Touchpad/Speed")
        try stage.user.toggle("Tap to Click")
        expectNoDifference(
            try stage.user.screen.sections[2].rows[1].notice, "error: Type a number from -1 to 1.")
        try stage.user.reset("Touchpad/Speed")
        try stage.user.undo()
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Pointers())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("lose the touchpad and have it back as it was, with what was typed", arguments: Renderer.allCases)
    func unplugged(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("0.5x", into: "Touchpad/Speed")
        stage.driver.set(\.touchpads, to: 0)
        #expect(try stage.user.screen.sections.count == 2)
        #expect(stage.user.focusedRow != "Speed")
        try stage.user.toggle("Acceleration")
        stage.driver.set(\.touchpads, to: 1)
        expectNoDifference(
            try stage.screen,
            """
            Pointers

              Primary Button [•Left|Right]

            Mouse
              Speed —o— [0.00]
              Acceleration [off]
              Natural Scrolling [off]
                The page follows the fingers.

              Touchpad [on] ▾
                Speed —o— [0.5x]
                Tap to Click [on]
                Two-Finger Scrolling [on]
                Edge Scrolling [off]
                Natural Scrolling [on]
            """)
        try stage.user.toggle("Touchpad")
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Pointers())
    }

    @Test("are found by the name of the device that they belong to", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Touchpad")
        try stage.user.search("touchpad natural")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Natural Scrolling
                Pointers › Touchpad
                Hidden. Turn on “Touchpad” to see it.
            """)
        try stage.user.pressReturn()
        #expect(stage.user.focusedRow == "Touchpad")
    }
}
