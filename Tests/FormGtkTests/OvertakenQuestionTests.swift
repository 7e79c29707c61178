import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Values: Equatable {
    var name = "Net"
    var other = "other"
    var isOn = false
    var devices = 2
    var isUsable = true
}

/// Somebody who answers when the test says so.
@MainActor
private final class Answers {
    private var waiting: [CheckedContinuation<Notice?, Never>] = []

    var isAsked: Bool { !waiting.isEmpty }

    func ask() async -> Notice? { await withCheckedContinuation { waiting.append($0) } }

    func answer(_ notice: Notice? = nil) { waiting.removeFirst().resume(returning: notice) }
}

@MainActor
@Suite("A question about something that is overtaken", .serialized, .needsDisplay)
struct OvertakenQuestionTests {
    private let answers = Answers()

    private func stage(
        _ renderer: Renderer, applying: Applying = .atOnce, _ cells: Element<FormCell, Values>...
    ) -> Stage<Values> {
        let other: Element<FormCell, Values> = controlCell(
            title: "Other", control: textField(keyPath: \.other)
        ).rules(\.other, [.length(...8)])
        return Stage(
            renderer, Values(), sections { section(cells + [other]) }, title: "Form", defaults: Values(),
            applying: applying)
    }

    private func checkedStage(_ renderer: Renderer) async throws -> Stage<Values> {
        let answers = answers
        let stage = stage(
            renderer,
            controlCell(title: "Name", control: textField(keyPath: \.name)).asyncRule(\.name) { _ in
                await answers.ask()
            })
        try stage.user.type("Home", into: "Name")
        try stage.user.pressReturn()
        #expect(await comesTrue { answers.isAsked })
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“Name”: “Home” is still being applied.")
        return stage
    }

    @Test("goes when a check has accepted the text, and the window stays", arguments: Renderer.allCases)
    func checked(renderer: Renderer) async throws {
        let stage = try await checkedStage(renderer)
        answers.answer()
        #expect(await comesTrue { stage.driver.state.name == "Home" })
        #expect(stage.user.question == nil)
        #expect(stage.user.isWindowOpen)
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
    }

    @Test("says what a check has found in the text", arguments: Renderer.allCases)
    func refused(renderer: Renderer) async throws {
        let stage = try await checkedStage(renderer)
        answers.answer(.error("Taken."))
        #expect(await comesTrue { stage.user.question?.contains("Taken.") == true })
        #expect(stage.user.question == "Discard these changes?\n“Name”: “Home” was not saved. Taken.")
        try stage.user.answerQuestion("Cancel")
        #expect(stage.driver.session.record["Name"].draft?.text == "Home")
        #expect(stage.user.focusedRow == "Name")
        try stage.user.closeWindow()
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == Values())
    }

    @Test("leaves out the texts that are no longer lost", arguments: Renderer.allCases)
    func several(renderer: Renderer) async throws {
        let stage = try await checkedStage(renderer)
        try stage.user.answerQuestion("Cancel")
        try stage.user.type("a long text", into: "Other")
        try stage.user.closeWindow()
        #expect(stage.user.question?.contains("“Name”") == true)
        answers.answer()
        #expect(await comesTrue { stage.driver.state.name == "Home" })
        #expect(stage.user.question?.contains("“Name”") == false)
        #expect(stage.user.question?.contains("“Other”: “a long text” was not saved.") == true)
    }

    @Test("goes when a service has accepted the value", arguments: Renderer.allCases, [nil, Notice.error("No.")])
    func accepted(renderer: Renderer, answer: Notice?) async throws {
        let answers = answers
        let stage = stage(
            renderer,
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).effect(\.isOn) { _ in
                if let notice = await answers.ask() { throw notice }
            })
        try stage.user.toggle("On")
        #expect(await comesTrue { answers.isAsked })
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“On”: “On” is still being applied.")
        answers.answer(answer)
        #expect(await comesTrue { stage.driver.session.record["On"].pending == nil })
        #expect(stage.user.question == nil)
        #expect(stage.user.isWindowOpen)
        #expect(stage.driver.state.isOn == (answer == nil))
    }

    @Test("goes when another program has the refused value accepted", arguments: Renderer.allCases)
    func madeValid(renderer: Renderer) throws {
        let stage = stage(
            renderer,
            controlCell(title: "Name", control: textField(keyPath: \.name))
                .rules(\.self, [Rule { $0.isUsable || $0.name == "Net" ? nil : .error("Locked.") }]))
        stage.driver.set(\.isUsable, to: false)
        try stage.user.type("Home", into: "Name")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“Name”: “Home” was not saved. Locked.")
        stage.driver.set(\.isUsable, to: true)
        #expect(stage.driver.state.name == "Home")
        #expect(stage.user.question == nil)
    }

    @Test("goes when the edits are applied or discarded", arguments: Renderer.allCases, [true, false])
    func applied(renderer: Renderer, isApplied: Bool) throws {
        let stage = stage(
            renderer, applying: .explicitly, controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)))
        try stage.user.toggle("On")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“On”: “On” is not applied.")
        if isApplied { stage.driver.session.apply() } else { stage.driver.session.cancelEdits() }
        #expect(stage.user.question == nil)
        #expect(stage.driver.state.isOn == isApplied)
    }

    @Test("about a button says what would happen now, and goes with the button", arguments: Renderer.allCases)
    func confirmation(renderer: Renderer) throws {
        let stage = stage(
            renderer,
            buttonCell(title: "Remove Devices") { $0.set(\.devices, to: 0) }
                .confirming {
                    $0.devices == 0
                        ? nil : FormQuestion("Remove \($0.devices)?", text: "They are lost.", answer: "Remove")
                }
                .enabled(when: \.isUsable))
        try stage.user.select("Remove Devices")
        #expect(stage.user.question == "Remove 2?\nThey are lost.")
        stage.driver.set(\.devices, to: 3)
        #expect(stage.user.question == "Remove 3?\nThey are lost.")
        stage.driver.set(\.isUsable, to: false)
        #expect(stage.user.question == nil)
        stage.driver.set(\.isUsable, to: true)
        try stage.user.select("Remove Devices")
        stage.driver.set(\.devices, to: 0)
        #expect(stage.user.question == nil)
    }

    @Test("of the program goes once it no longer applies, and the answer is no", arguments: Renderer.allCases)
    func program(renderer: Renderer) async throws {
        let stage = stage(renderer)
        let driver = stage.driver
        let question = FormQuestion("Disconnect them?", text: "They have to join again.", answer: "Disconnect")
        let answer = Task { await driver.session.ask(question) { driver.state.devices > 0 } }
        #expect(await comesTrue { stage.user.question != nil })
        driver.set(\.devices, to: 1)
        #expect(stage.user.question != nil)
        driver.set(\.devices, to: 0)
        #expect(stage.user.question == nil)
        #expect(await !answer.value)
    }

    @Test("that the user cancels leaves the typed text as a draft", arguments: Renderer.allCases)
    func cancelled(renderer: Renderer) async throws {
        var session: FormSession?
        var asked = 0
        let stage = stage(
            renderer,
            nestedTextField(title: "Name", keyPath: \.name).effect(\.name) { _ in
                asked += 1
                let question = FormQuestion("Restart?", text: "Devices are disconnected.", answer: "Restart")
                guard await session?.ask(question) == true else { throw CancellationError() }
            })
        session = stage.driver.session
        try stage.user.select("Name")
        try stage.user.type("Home")
        try stage.user.pressReturn()
        #expect(await comesTrue { stage.user.question != nil })
        try stage.user.answerQuestion("Cancel")
        #expect(await comesTrue { stage.driver.session.record["Name"].pending == nil })
        #expect(stage.driver.state.name == "Net")
        #expect(stage.driver.session.record["Name"].draft?.text == "Home")
        #expect(asked == 1)
        try stage.user.select("Name")
        #expect(try stage.user.screen.sections[0].rows[0].values == ["[Home]"])
        #expect(try stage.user.screen.sections[0].rows[0].notice == "warning: Press Return to try again.")
        try stage.user.goBack()
        #expect(asked == 1)
        try stage.user.select("Name")
        try stage.user.focus("Name")
        try stage.user.pressReturn()
        #expect(await comesTrue { stage.user.question != nil })
        try stage.user.answerQuestion("Restart")
        #expect(await comesTrue { stage.driver.state.name == "Home" })
        session = nil
    }
}
