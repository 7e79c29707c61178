import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private let ruleForm: Form<FirewallRule> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        buttonCell(title: "Forget Port") { context in context.set(\.port, to: 1) }
            .confirming { _ in FormQuestion("Forget the port?", text: "It is needed.", answer: "Forget") }
    }
}

private let form: Form<Firewall> = sections {
    section("Rules") {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: ruleForm).presented(as: .dialog)
                .title(from: \.name)
        }
    }
}

@MainActor
@Suite("A question over a dialog", .serialized, .needsDisplay)
struct DialogQuestionTests {
    /// A person on the dialog of the rule “Web”.
    private func stage(_ renderer: Renderer) throws -> Stage<Firewall> {
        let stage = Stage(renderer, Firewall(), form, title: "Firewall")
        try stage.user.select("Web")
        return stage
    }

    @Test("about what was edited there goes with the dialog", arguments: Renderer.allCases)
    func discarding(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.type("Mail", into: "Name")
        try stage.user.pressReturn()
        try stage.user.pressEscape()
        #expect(stage.user.question != nil)
        stage.driver.change { $0.rules.removeLast() }
        #expect(stage.user.question == nil)
        #expect(try stage.user.screen.title == "Firewall")
        #expect(throws: FormUserError.self) { try stage.user.answerQuestion("Discard") }
        try stage.user.select("SSH")
        try stage.user.pressEscape()
        #expect(try !stage.user.screen.isDialog)
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
    }

    @Test("before the window closes goes with the dialog, and the window stays", arguments: Renderer.allCases)
    func closing(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.type("Mail", into: "Name")
        try stage.user.closeWindow()
        #expect(stage.user.question != nil)
        stage.driver.change { $0.rules.removeLast() }
        #expect(stage.user.question == nil)
        #expect(stage.user.isWindowOpen)
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
    }

    @Test("about one of its rows goes with the dialog", arguments: Renderer.allCases)
    func confirming(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.select("Forget Port")
        #expect(stage.user.question != nil)
        stage.driver.change { $0.rules.removeLast() }
        #expect(stage.user.question == nil)
        try stage.user.select("SSH")
        try stage.user.select("Forget Port")
        try stage.user.answerQuestion("Forget")
        try stage.user.apply()
        #expect(stage.driver.state.rules.map(\.port) == [1, 53])
    }

    @Test("that is the program's is asked over the window then", arguments: Renderer.allCases)
    func asking(renderer: Renderer) async throws {
        let stage = try stage(renderer)
        let session = stage.driver.session
        let answer = Task { await session.ask(FormQuestion("Really?", text: "It is late.", answer: "Go On")) }
        await comesTrue { stage.user.question != nil }
        stage.driver.change { $0.rules.removeLast() }
        #expect(try stage.user.screen.title == "Firewall")
        #expect(stage.user.question == "Really?\nIt is late.")
        try stage.user.answerQuestion("Go On")
        #expect(await answer.value)
        #expect(stage.user.question == nil)
    }
}
