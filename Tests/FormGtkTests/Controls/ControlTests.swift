import FormCore
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("Every control", .serialized, .needsDisplay)
struct ControlTests {
    func stage(
        _ renderer: Renderer, _ control: ControlCase, applying: Applying = .atOnce, refusing: ControlValues? = nil
    ) -> Stage<ControlValues> {
        let row = control.row
        let form: Form<ControlValues> = sections { section { row } }
            .rule(for: "Row") { $0 == refusing ? Notice(.error, "Not this one.") : nil }
        return Stage(renderer, ControlValues(), form, defaults: ControlValues(), applying: applying)
    }

    /// What stands in the row behind its title.
    func signs(_ stage: Stage<ControlValues>) throws -> String {
        try #require(try stage.row("Row")).values.joined(separator: " ")
    }

    func changed(_ control: ControlCase) -> ControlValues {
        var values = ControlValues()
        control.change(&values)
        return values
    }

    @Test("is in the table, but for those that have no value")
    func complete() {
        #expect(
            Set(controlCases.map(\.kind)).union([.progress, .level, .picture, .pushButton])
                == Set(Control.Kind.allCases))
    }

    @Test("shows its value, and writes it once when the person changes it", arguments: Renderer.allCases, controlCases)
    func change(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        #expect(try signs(stage) == control.signs.before)
        var changes: [FormChange<ControlValues>] = []
        let observation = stage.driver.observe { changes.append($0) }
        try control.act(stage.user, "Row")
        #expect(stage.driver.state == changed(control))
        #expect(changes.map(\.origin) == [.person])
        #expect(changes.map(\.row) == ["Row"])
        #expect(try signs(stage) == "\(control.signs.after) \(ScreenSign.modified)")
        #expect(stage.user.focusedRow == "Row")
        observation.cancel()
    }

    @Test("shows what the state becomes, and tells nobody", arguments: Renderer.allCases, controlCases)
    func outside(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        var changes: [FormChange<ControlValues>] = []
        let observation = stage.driver.observe { changes.append($0) }
        stage.driver.change(origin: .outside) { control.change(&$0) }
        #expect(try signs(stage).hasPrefix(control.signs.after))
        #expect(changes.map(\.origin) == [.outside])
        #expect(stage.driver.session.undoStep == nil)
        observation.cancel()
    }

    @Test("does nothing while its row is disabled", arguments: Renderer.allCases, controlCases)
    func disabled(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        stage.driver.change(origin: .outside) { $0.isUsable = false }
        #expect(throws: FormUserError.self) { try control.act(stage.user, "Row") }
        #expect(stage.driver.state.isUsable == false)
        #expect(try signs(stage) == control.signs.before)
    }

    @Test("keeps what a rule refuses out of the state, and shows why", arguments: Renderer.allCases, controlCases)
    func rule(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control, refusing: changed(control))
        try control.act(stage.user, "Row")
        #expect(stage.driver.state == ControlValues())
        #expect(try stage.row("Row")?.notice == "error: Not this one.")
        #expect(try signs(stage).hasPrefix(control.refusedSign ?? control.signs.after))
        try control.takeBack(stage.user, "Row")
        #expect(try stage.row("Row")?.notice == nil)
        #expect(try signs(stage) == control.signs.before)
    }

    @Test("is undone, done again and reset", arguments: Renderer.allCases, controlCases)
    func history(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        try control.act(stage.user, "Row")
        try stage.user.undo()
        #expect(stage.driver.state == ControlValues())
        #expect(try signs(stage) == control.signs.before)
        try stage.user.redo()
        #expect(stage.driver.state == changed(control))
        try stage.user.reset("Row")
        #expect(stage.driver.state == ControlValues())
        #expect(try signs(stage) == control.signs.before)
    }

    @Test("waits where the form is applied by a button", arguments: Renderer.allCases, controlCases)
    func applying(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control, applying: .explicitly)
        try control.act(stage.user, "Row")
        #expect(stage.driver.state == ControlValues())
        try stage.user.cancelEdits()
        #expect(try signs(stage) == control.signs.before)
        try control.act(stage.user, "Row")
        try stage.user.apply()
        #expect(stage.driver.state == changed(control))
    }

    @Test("is read and written as text, and refuses what is no value", arguments: Renderer.allCases, controlCases)
    func text(renderer: Renderer, control: ControlCase) async throws {
        let stage = stage(renderer, control)
        let value = try #require(stage.driver.session.rows().first { $0.path == "Row" }?.value)
        #expect(value.text() == control.texts.before)
        #expect(value.write(control.texts.after) == nil)
        #expect(stage.driver.state == changed(control))
        #expect(value.text() == control.texts.after)
        #expect(try signs(stage).hasPrefix(control.signs.after))
        if let text = control.wrongText {
            #expect(value.write(text) != nil)
            #expect(stage.driver.state == changed(control))
        }
    }

    @Test("is found by a search, and used from there", arguments: Renderer.allCases, controlCases)
    func search(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        try stage.user.search("row")
        try stage.user.select("Row")
        #expect(stage.user.focusedRow == "Row")
        try control.act(stage.user, "Row")
        #expect(stage.driver.state == changed(control))
    }

    @Test("goes with its page", arguments: Renderer.allCases, controlCases)
    func freed(renderer: Renderer, control: ControlCase) throws {
        let row = control.row
        let page: Form<ControlValues> = sections { section { row } }
        let form: Form<ControlValues> = sections {
            section { detailTextCell(title: "Page", keyPath: { _ in "" }, form: page) }
        }
        let stage = Stage(renderer, ControlValues(), form)
        try stage.user.select("Page")
        weak let live = stage.driver.session.topPage.sections[0].cells[0].control?.base
        #expect(live != nil)
        try control.act(stage.user, "Row")
        try stage.user.goBack()
        #expect(live == nil)
    }
}
