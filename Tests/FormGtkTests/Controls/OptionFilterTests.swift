import CGtk
import CustomDump
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Clock: Equatable {
    var zones = (1...19).map { "Atlantic/Island \($0)" } + ["Europe/Vienna", "Europe/Zürich"]
    var zone = "Europe/Vienna"
    var shown: Set<String> = ["Europe/Zürich"]
}

private let fixedForm: Form<Clock> = sections {
    section { picker(title: "Time Zone", keyPath: \.zone, options: Clock().zones, style: .page) }
}

private let followingForm: Form<Clock> = sections {
    section { picker(title: "Time Zone", keyPath: \.zone, optionsFrom: \.zones, style: .page) }
}

private let severalForm: Form<Clock> = sections {
    section { nestedMultipleOptions(title: "Time Zone", keyPath: \.shown, options: Clock().zones) }
}

@MainActor
@Suite("The search field of many options", .serialized, .needsDisplay)
struct OptionFilterTests {
    private func stage(_ renderer: Renderer, _ form: Form<Clock>) throws -> Stage<Clock> {
        let stage = Stage(renderer, Clock(), form)
        try stage.user.select("Time Zone")
        return stage
    }

    @Test("shows those that have each word", arguments: Renderer.allCases, [true, false])
    func filtering(renderer: Renderer, isFixed: Bool) throws {
        let stage = try stage(renderer, isFixed ? fixedForm : followingForm)
        #expect(try stage.user.screen.sections[0].rows.count == 21)
        #expect(stage.user.focusedRow == "Europe/Vienna")
        try stage.user.filter("zürich EUR", in: "Time Zone")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Time Zone

              [⌕ zürich EUR]
              Europe/Zürich
            """)
        try stage.user.select("Europe/Zürich")
        #expect(stage.driver.state.zone == "Europe/Zürich")
        try stage.user.filter("moon", in: "Time Zone")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Time Zone

              [⌕ moon]
              No results
            """)
        try stage.user.pressEscape()
        #expect(try stage.user.screen.sections[0].rows.count == 21)
        try stage.user.goBack()
        #expect(try stage.screen.contains("Time Zone Europe/Zürich ›"))
        try stage.user.select("Time Zone")
        #expect(try stage.user.screen.sections[0].filters == [""])
    }

    @Test("looks at the options that there are, and is not there for few", arguments: Renderer.allCases)
    func following(renderer: Renderer) throws {
        let stage = try stage(renderer, followingForm)
        try stage.user.filter("europe", in: "Time Zone")
        stage.driver.change { $0.zones.append("Europe/Rome") }
        #expect(
            try stage.user.screen.sections[0].rows.map(\.title) == ["Europe/Vienna", "Europe/Zürich", "Europe/Rome"])
        stage.driver.change { $0.zones = ["Europe/Vienna", "Asia/Tokyo"] }
        // What is typed can be taken away.
        #expect(try stage.user.screen.sections[0].filters == ["europe"])
        try stage.user.filter("", in: "Time Zone")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Time Zone

              Europe/Vienna ✓
              Asia/Tokyo
            """)
        stage.driver.change { $0.zones = [] }
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["There are no options now."])
    }

    @Test("ends where undo leads to an option that it hides, and stays otherwise", arguments: Renderer.allCases)
    func undone(renderer: Renderer) throws {
        let stage = try stage(renderer, fixedForm)
        try stage.user.filter("zürich", in: "Time Zone")
        try stage.user.select("Europe/Zürich")
        try stage.user.undo()
        #expect(stage.driver.state == Clock())
        #expect(try stage.user.screen.sections[0].filters == [""])
        #expect(stage.user.focusedRow == "Europe/Vienna")
        try stage.user.filter("zürich", in: "Time Zone")
        try stage.user.redo()
        #expect(try stage.user.screen.sections[0].filters == ["zürich"])
        #expect(stage.user.focusedRow == "Europe/Zürich")
    }

    @Test("keeps nobody from an option that is searched for in the whole form", arguments: Renderer.allCases)
    func revealing(renderer: Renderer) throws {
        let stage = try stage(renderer, severalForm)
        try stage.user.filter("zürich", in: "Time Zone")
        #expect(try stage.user.screen.sections[0].rows.count == 1)
        try stage.user.toggle("Europe/Zürich")
        #expect(stage.driver.state.shown.isEmpty)
        stage.driver.session.reveal(RowPath(["Time Zone", "Europe/Vienna"]))
        #expect(try stage.user.screen.sections[0].rows.count == 21)
        #expect(stage.user.focusedRow == "Europe/Vienna")
    }
}
