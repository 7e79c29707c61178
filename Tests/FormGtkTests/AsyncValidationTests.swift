import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Account: Equatable {
    var name = "anna"
    var city = "Rome"
}

/// A service that answers each question when it is told to.
@MainActor
private final class Service {
    private var questions: [(name: String, answer: CheckedContinuation<Notice?, Never>)] = []
    private(set) var asked: [String] = []

    func look(_ name: String) async -> Notice? {
        asked.append(name)
        return await withCheckedContinuation { questions.append((name, $0)) }
    }

    func answer(_ name: String, _ notice: Notice?) {
        guard let index = questions.firstIndex(where: { $0.name == name }) else { return }
        questions.remove(at: index).answer.resume(returning: notice)
    }
}

@MainActor
@Suite("When a rule that takes its time runs", .serialized, .needsDisplay)
struct AsyncValidationTests {
    private let service = Service()

    /// A form whose rule begins as soon as tasks can run.
    private func stage(_ renderer: Renderer) -> Stage<Account> {
        var environment = FormEnvironment()
        environment.sleep = { _ in await Task.yield() }
        let form: Form<Account> = sections([
            section([
                controlCell(title: "Name", control: textField(keyPath: \Account.name))
                    .rules(\.name, [.length(3...)])
                    .asyncRule(\.name) { [service] in await service.look($0) },
                controlCell(title: "City", control: textField(keyPath: \.city)),
            ])
        ])
        return Stage(renderer, Account(), form, environment: environment)
    }

    private func eventually(_ isSo: () throws -> Bool) async throws -> Bool {
        for _ in 0..<10_000 {
            if try isSo() { return true }
            await Task.yield()
        }
        return false
    }

    @Test("it is asked while the person types, and says nothing before they leave the row", arguments: Renderer.allCases)
    func typing(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.type("beat", into: "Name")
        #expect(try await eventually { service.asked.last == "beat" })
        #expect(try stage.row("Name")?.notice == "information: Checking…")
        #expect(stage.driver.session.validity == .pending)
        service.answer("beat", .error("Taken."))
        #expect(try await eventually { try stage.row("Name")?.notice == nil })
        try stage.user.focus("City")
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["[beat]"], notice: "error: Taken."))
        #expect(stage.driver.state == Account())
        #expect(stage.user.focusedRow == "City")
    }

    @Test("the value of a row that was left is taken when the answer is there", arguments: Renderer.allCases)
    func leaving(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.type("beat", into: "Name")
        try stage.user.focus("City")
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["[beat]"], notice: "information: Checking…"))
        #expect(try await eventually { service.asked.last == "beat" })
        #expect(stage.driver.state == Account())
        service.answer("beat", nil)
        #expect(try await eventually { stage.driver.state.name == "beat" })
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["[beat]"]))
    }

    @Test("an answer about an earlier text counts for nothing", arguments: Renderer.allCases)
    func late(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.type("beat", into: "Name")
        try stage.user.pressReturn()
        #expect(try await eventually { service.asked.last == "beat" })
        try stage.user.type("carl", into: "Name")
        try stage.user.pressReturn()
        #expect(try await eventually { service.asked.last == "carl" })
        service.answer("carl", nil)
        #expect(try await eventually { stage.driver.state.name == "carl" })
        service.answer("beat", .error("Taken."))
        for _ in 0..<100 { await Task.yield() }
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["[carl]"]))
    }

    @Test("it is not asked about what another rule refuses", arguments: Renderer.allCases)
    func refused(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.type("be", into: "Name")
        try stage.user.pressReturn()
        for _ in 0..<100 { await Task.yield() }
        #expect(try stage.row("Name")?.notice == "error: Use at least 3 characters.")
        #expect(!service.asked.contains("be"))
    }
}
