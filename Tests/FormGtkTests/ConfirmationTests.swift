import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private let form: Form<Firewall> = sections {
    section("Rules") {
        list("Rules", \.rules, id: \.id) {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
        }
        // What is off can go without a word.
        .removing(confirming: { rule in
            rule.isOn
                ? FormQuestion(
                    Sentence("Remove “%s”?", rule.name), text: "Its connections end.", answer: "Remove",
                    isDestructive: true)
                : nil
        })
        .count(in: 1...)
    }
    section {
        buttonCell(title: "Allow All") { context in context.change { $0.rules.removeLast() } }
            .confirming { state in
                FormQuestion(
                    "Allow all?", text: Sentence(one: "%s rule.", several: "%s rules.", count: state.rules.count),
                    answer: "Allow")
            }
            .enabled(when: { $0.rules.count > 1 })
    }
}

@MainActor
@Suite("A confirmation", .serialized, .needsDisplay)
struct ConfirmationTests {
    private func stage(_ renderer: Renderer) -> Stage<Firewall> {
        Stage(renderer, Firewall(), form, title: "Firewall")
    }

    @Test("is asked before an item is removed, which only a yes does", arguments: Renderer.allCases)
    func removing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.remove("Second")
        expectNoDifference(stage.user.question, "Remove “Second”?\nIts connections end.")
        #expect(stage.driver.state == Firewall())
        try stage.user.answerQuestion("Cancel")
        #expect(stage.user.question == nil)
        #expect(stage.driver.state == Firewall())
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.remove("Second")
        try stage.user.answerQuestion("Remove")
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "web"])
        #expect(stage.user.focusedRow == "Web")
        try stage.user.undo()
        #expect(stage.driver.state == Firewall())
    }

    @Test("is not asked where the author has nothing to ask", arguments: Renderer.allCases)
    func unasked(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Second")
        try stage.user.remove("Second")
        #expect(stage.user.question == nil)
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "web"])
    }

    @Test("is asked before a button does what it is there for, as the state is then", arguments: Renderer.allCases)
    func button(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Allow All")
        expectNoDifference(stage.user.question, "Allow all?\n3 rules.")
        try stage.user.answerQuestion("Cancel")
        #expect(stage.driver.state == Firewall())
        try stage.user.select("Allow All")
        try stage.user.answerQuestion("Allow")
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "second"])
        try stage.user.select("Allow All")
        expectNoDifference(stage.user.question, "Allow all?\n2 rules.")
        try stage.user.answerQuestion("Allow")
        #expect(try stage.row("Allow All")?.isDisabled == true)
    }

    @Test("goes with what it is about, and nothing is done", arguments: Renderer.allCases)
    func gone(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Allow All")
        stage.driver.change { $0.rules[0].name = "Shell" }
        #expect(stage.user.question != nil)
        stage.driver.change { $0.rules.removeLast(2) }
        #expect(stage.user.question == nil)
        #expect(stage.driver.state.rules.map(\.id) == ["ssh"])
        stage.driver.change { $0 = Firewall() }
        try stage.user.remove("Web")
        // The last one has to stay.
        stage.driver.change { $0.rules.removeFirst(2) }
        #expect(stage.user.question == nil)
        #expect(stage.driver.state.rules.map(\.id) == ["web"])
        stage.driver.change { $0 = Firewall() }
        try stage.user.remove("Web")
        stage.driver.change { $0.rules.removeFirst() }
        #expect(stage.user.question != nil)
        stage.driver.change { $0.rules.removeLast() }
        #expect(stage.user.question == nil)
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("goes with the page of its row, and leaves the one that waits for its turn", arguments: Renderer.allCases)
    func pageClosed(renderer: Renderer) async throws {
        let page: Form<Firewall> = sections {
            section { detailTextCell(title: "Rules", keyPath: { "\($0.rules.count)" }, form: form) }
        }
        let stage = Stage(renderer, Firewall(), page, title: "Firewall")
        for button in ["Web", "Allow All"] {
            try stage.user.select("Rules")
            if button == "Web" { try stage.user.remove(button) } else { try stage.user.select(button) }
            let other = FormQuestion("Really?", text: "It can't be undone.", answer: "Go On")
            let answer = Task { await stage.driver.session.ask(other) }
            await Task.yield()
            #expect(stage.user.question?.hasPrefix("Really") == false)
            stage.driver.session.goBack()
            await comesTrue { stage.user.question?.hasPrefix("Really") == true }
            try stage.user.answerQuestion("Go On")
            #expect(await answer.value)
        }
        #expect(stage.driver.state == Firewall())
    }

    @Test("that is closed does nothing")
    func closed() throws {
        let stage = stage(.gtk)
        try stage.user.remove("Web")
        try #require(stage.user as? GtkUser).closeQuestion()
        #expect(stage.user.question == nil)
        #expect(stage.driver.state == Firewall())
    }
}
