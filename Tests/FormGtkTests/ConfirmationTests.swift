import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
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

    @Test("does nothing when what it was about has gone meanwhile", arguments: Renderer.allCases)
    func gone(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Allow All")
        stage.driver.change { $0.rules.removeLast(2) }
        try stage.user.answerQuestion("Allow")
        #expect(stage.driver.state.rules.map(\.id) == ["ssh"])
        stage.driver.change { $0 = Firewall() }
        try stage.user.remove("Web")
        stage.driver.change { $0.rules.removeFirst(2) }
        try stage.user.answerQuestion("Remove")
        #expect(stage.driver.state.rules.map(\.id) == ["web"])
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
