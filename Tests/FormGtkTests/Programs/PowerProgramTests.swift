import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Power: Equatable {
    enum Mode: Equatable, Sendable {
        case performance, balanced, saver
    }

    enum ButtonPress: String, CaseIterable {
        case suspend, powerOff, nothing

        var title: String {
            switch self {
            case .suspend: "Suspend"
            case .powerOff: "Power Off"
            case .nothing: "Nothing"
            }
        }
    }

    struct Suspending: Equatable {
        var isOn: Bool
        var minutes: Int
    }

    var mode = Mode.balanced
    var blankMinutes: Int? = 5
    var dims = true
    var onBattery = Suspending(isOn: true, minutes: 15)
    var pluggedIn = Suspending(isOn: false, minutes: 60)
    var button = ButtonPress.suspend
    // What the machine says.
    var isPluggedIn = false
    var charge = 80.0
    var isHot = false

    var chargeText: String? { isPluggedIn ? "Charging" : charge < 20 ? "The battery is nearly empty." : nil }
    var performanceText: String {
        isHot ? "Not while the machine is too hot." : "Louder, and the battery is empty sooner."
    }
    var saverText: String { isPluggedIn ? "Only on battery." : "Slower, for a longer time." }
}

/// A row with a switch and a delay beside it.
private func suspendingCell(_ title: String) -> Element<FormCell, Power.Suspending> {
    controlsCell(title: title) {
        controlCell(title: "Suspend", control: uiSwitch(keyPath: \.isOn))
        picker(title: "After", keyPath: \.minutes, options: [15, 20, 30, 60, 120]) { "\($0) min" }
            .enabled(when: \.isOn)
    }
}

private let powerForm: Form<Power> = sections {
    section("Battery", footer: \.chargeText) {
        controlCell(title: "Charge", control: level(value: \.charge, in: 0...100, unit: "%"))
    }
    choice(title: "Mode") {
        optionCell(title: "Performance", option: .performance, keyPath: \.mode)
            .enabled { !$0.isHot }
            .help(from: \.performanceText)
        optionCell(title: "Balanced", option: .balanced, keyPath: \.mode)
            .help("For most days.")
        optionCell(title: "Power Saver", option: .saver, keyPath: \.mode)
            .enabled { !$0.isPluggedIn }
            .help(from: \.saverText)
    }
    section("Saving") {
        picker(title: "Blank Screen", keyPath: \.blankMinutes, options: [1, 2, 5, 10, 15, nil]) { minutes in
            minutes.map { "\($0) min" } ?? "Never"
        }
        controlCell(title: "Dim Screen", control: uiSwitch(keyPath: \.dims))
    }
    section("Automatic Suspend") {
        bind(row: suspendingCell("On Battery"), to: \.onBattery)
        bind(row: suspendingCell("Plugged In"), to: \.pluggedIn)
    }
    .resettable()
    section {
        picker(title: "Power Button", keyPath: \.button, text: \.title)
    }
}

@MainActor
@Suite("The power settings", .serialized, .needsDisplay)
struct PowerProgramTests {
    private func stage(_ renderer: Renderer, clock: TestClock = TestClock()) -> Stage<Power> {
        Stage(
            renderer, Power(), powerForm, title: "Power", defaults: Power(),
            environment: FormEnvironment(clock: clock))
    }

    @Test("show the battery, and say why a mode can't be chosen", arguments: Renderer.allCases)
    func pluggedIn(renderer: Renderer) throws {
        let stage = stage(renderer)
        stage.driver.set(\.charge, to: 15)
        expectNoDifference(
            try stage.screen,
            """
            Power

            Battery
              Charge ▰ 15 %
            The battery is nearly empty.

            Mode
              Performance
                Louder, and the battery is empty sooner.
              Balanced ✓
                For most days.
              Power Saver
                Slower, for a longer time.

            Saving
              Blank Screen [5 min ▾]
              Dim Screen [on]

            Automatic Suspend
              On Battery Suspend [on] After [15 min ▾]
              Plugged In Suspend [off] After [60 min ▾] (disabled)

              Power Button [Suspend ▾]
            """)
        stage.driver.set(\.isPluggedIn, to: true)
        expectNoDifference(
            try stage.row("Power Saver"),
            Screen.Row(title: "Power Saver", isDisabled: true, help: "Only on battery."))
        #expect(throws: FormUserError.self) { try stage.user.select("Power Saver") }
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("keep a mode that can't be chosen any more until another one is", arguments: Renderer.allCases)
    func kept(renderer: Renderer) throws {
        let clock = TestClock()
        let stage = stage(renderer, clock: clock)
        try stage.user.select("Power Saver")
        stage.driver.set(\.isPluggedIn, to: true)
        #expect(stage.driver.state.mode == .saver)
        #expect(try stage.row("Power Saver")?.values == ["✓"])
        clock.advance(by: .seconds(2))
        try stage.user.select("Performance")
        try stage.user.undo()
        #expect(stage.driver.state.mode == .saver)
        try stage.user.undo()
        #expect(stage.driver.state == Power(isPluggedIn: true))
        #expect(stage.user.focusedRow == "Balanced")
    }

    @Test("suspend after a delay that is of use while the switch beside it is on", arguments: Renderer.allCases)
    func suspending(renderer: Renderer) throws {
        let stage = stage(renderer)
        #expect(throws: FormUserError.self) { try stage.user.choose("30 min", in: "Plugged In/After") }
        try stage.user.toggle("Plugged In/Suspend")
        try stage.user.choose("30 min", in: "Plugged In/After")
        try stage.user.choose("Never", in: "Blank Screen")
        try stage.user.choose("Power Off", in: "Power Button")
        expectNoDifference(
            try stage.screen,
            """
            Power

            Battery
              Charge ▰ 80 %

            Mode
              Performance
                Louder, and the battery is empty sooner.
              Balanced ✓
                For most days.
              Power Saver
                Slower, for a longer time.

            Saving
              Blank Screen [Never ▾]
              Dim Screen [on]

            Automatic Suspend
            ↺
              On Battery Suspend [on] After [15 min ▾]
              Plugged In Suspend [on] After [30 min ▾]

              Power Button [Power Off ▾]
            """)
        try stage.user.resetSection(of: "On Battery")
        #expect(stage.driver.state.pluggedIn == Power().pluggedIn)
        #expect(stage.driver.state.button == .powerOff)
        for _ in 1...5 { try stage.user.undo() }
        #expect(stage.driver.state == Power())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("are found by what helps with them", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("louder")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Performance
                Power
            """)
        try stage.user.pressReturn()
        #expect(stage.user.focusedRow == "Balanced")
        try stage.user.search("never")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Blank Screen"])
    }
}
