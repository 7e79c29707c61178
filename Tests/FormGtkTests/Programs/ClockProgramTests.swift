import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct ClockSettings: Equatable {
    enum Hours: String, CaseIterable {
        case twentyFour, twelve

        var title: String { self == .twentyFour ? "24 Hours" : "AM and PM" }
    }

    var isAutomatic = true
    var date = CalendarDate(year: 2026, month: 11, day: 23)!
    var time = TimeOfDay(hour: 9, minute: 0)!
    var zone = "Europe/City 42"
    var hours = Hours.twentyFour
    var firstWeekday = Weekday.monday
    var showsWeekday = false

    var reason: String? { isAutomatic ? "Turn off “Set Automatically” first." : nil }

    static let zones = ["Africa", "America", "Asia", "Australia", "Europe", "Pacific"].flatMap { continent in
        (1...100).map { "\(continent)/City \($0)" }
    }
}

private let clockForm: Form<ClockSettings> = sections {
    section {
        controlCell(title: "Set Automatically", control: uiSwitch(keyPath: \.isAutomatic))
        controlCell(title: "Date", control: dateField(keyPath: \.date))
            .enabled { !$0.isAutomatic }
            .help(from: \.reason)
        controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time(seconds: true)))
            .enabled { !$0.isAutomatic }
            .help(from: \.reason)
        picker(title: "Time Zone", keyPath: \.zone, options: ClockSettings.zones, style: .page)
            .resettable()
    }
    section("Display") {
        picker(title: "Hours", keyPath: \.hours, style: .segments, text: \.title)
        controlCell(title: "Show Weekday", control: uiSwitch(keyPath: \.showsWeekday))
        picker(title: "First Day of the Week", keyPath: \.firstWeekday, text: \.name)
    }
}

@MainActor
@Suite("Date and time", .serialized, .needsDisplay)
struct ClockProgramTests {
    private func stage(_ renderer: Renderer, _ settings: ClockSettings = ClockSettings()) -> Stage<ClockSettings> {
        Stage(renderer, settings, clockForm, title: "Date and Time", defaults: ClockSettings())
    }

    @Test("can be set by hand where they are not set automatically, and say so", arguments: Renderer.allCases)
    func automatic(renderer: Renderer) throws {
        let stage = stage(renderer)
        expectNoDifference(
            try stage.screen,
            """
            Date and Time

              Set Automatically [on]
              Date [2026-11-23] (disabled)
                Turn off “Set Automatically” first.
              Time [09:00:00] (disabled)
                Turn off “Set Automatically” first.
              Time Zone Europe/City 42 ›

            Display
              Hours [•24 Hours|AM and PM]
              Show Weekday [off]
              First Day of the Week [Monday ▾]
            """)
        #expect(throws: FormUserError.self) { try stage.user.type("10:00", into: "Time") }
        try stage.user.toggle("Set Automatically")
        try stage.user.type("2026-12-24", into: "Date")
        try stage.user.type("10:00", into: "Time")
        try stage.user.choose("AM and PM", in: "Hours")
        expectNoDifference(
            try stage.screen,
            """
            Date and Time

              Set Automatically [off]
              Date [2026-12-24]
              Time [10:00:00]
              Time Zone Europe/City 42 ›

            Display
              Hours [24 Hours|•AM and PM]
              Show Weekday [off]
              First Day of the Week [Monday ▾]
            """)
        for _ in 1...4 { try stage.user.undo() }
        #expect(stage.driver.state == ClockSettings())
        #expect(stage.user.focusedRow == "Set Automatically")
    }

    @Test(
        "do not take a day that there is not, and rest while they are set automatically",
        arguments: Renderer.allCases)
    func noDay(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Set Automatically")
        try stage.user.type("2026-02-30", into: "Date")
        try stage.user.toggle("Show Weekday")
        expectNoDifference(
            try stage.row("Date")?.notice, "error: There is no such day: that month ends on 2026-02-28.")
        try stage.user.toggle("Set Automatically")
        #expect(try stage.row("Date")?.notice == nil)
        #expect(try stage.row("Date")?.isDisabled == true)
        try stage.user.toggle("Set Automatically")
        #expect(try stage.row("Date")?.notice != nil)
        try stage.user.focus("Date")
        try stage.user.pressEscape()
        #expect(try stage.row("Date") == Screen.Row(title: "Date", values: ["[2026-11-23]"]))
        #expect(stage.driver.state == ClockSettings(isAutomatic: false, showsWeekday: true))
    }

    @Test("tick on while a time is being typed", arguments: Renderer.allCases)
    func ticks(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Set Automatically")
        try stage.user.type("10:", into: "Time")
        for _ in 1...3 { stage.driver.set(\.time, to: stage.driver.state.time.adding(seconds: 1)) }
        #expect(try stage.row("Time")?.values == ["[10:]"])
        expectNoDifference(try stage.row("Time")?.conflict, "Also changed elsewhere, to “09:00:03”.")
        try stage.user.type("10:30")
        try stage.user.pressReturn()
        #expect(stage.driver.state.time == TimeOfDay(hour: 10, minute: 30))
        try stage.user.resolveConflict(of: "Time", .mine)
        #expect(try stage.row("Time") == Screen.Row(title: "Time", values: ["[10:30:00]"]))
    }

    @Test("have one of 600 zones, which is chosen on a page and taken back there", arguments: Renderer.allCases)
    func zone(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Time Zone")
        // A row far down is drawn with the next frame.
        (stage.user as? GtkUser)?.wait { stage.user.focusedRow != nil }
        #expect(stage.user.focusedRow == "Europe/City 42")
        try stage.user.select("Europe/City 43")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Time Zone")
        #expect(try stage.row("Time Zone")?.values == ["Europe/City 43", "↺", "›"])
        try stage.user.reset("Time Zone")
        try stage.user.undo()
        #expect(stage.driver.state.zone == "Europe/City 43")
        try stage.user.undo()
        #expect(stage.driver.state == ClockSettings())
        try stage.user.search("asia city 7")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Time Zone
                Date and Time
            """)
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("have a zone that is looked for by half of its name", arguments: Renderer.allCases)
    func searchedZone(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Time Zone")
        try stage.user.filter("eur 99", in: "Time Zone")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Time Zone

              [⌕ eur 99]
              Europe/City 99
            """)
        try stage.user.select("Europe/City 99")
        try stage.user.goBack()
        #expect(try stage.row("Time Zone")?.values == ["Europe/City 99", "↺", "›"])
        try stage.user.undo()
        #expect(stage.driver.state == ClockSettings())
        #expect(stage.user.focusedRow == "Time Zone")
    }
}
