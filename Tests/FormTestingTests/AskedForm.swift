import FormCore
import FormStore

/// A state whose values others have a say in.
struct Asked: Codable, Equatable {
    var isOn = false
    var name = "Net"
    var first = 3
    var last = 9
    @Secret var password = "correct horse"
    /// A secret that only its row knows to be one.
    var code = "1234"
    var presses = 0
    var signal = 0
    @Transient var status = Status.idle

    enum Status: String, Codable { case idle, busy }
}

/// Those who are asked, and answer when a test says so: late, out of order or never.
@MainActor
final class Answerers {
    private var wishes: [CheckedContinuation<Void, any Error>] = []
    private var questions: [CheckedContinuation<Notice?, Never>] = []

    /// How many wait for an answer.
    var count: Int { wishes.count + questions.count }

    func accept() async throws {
        try await withCheckedThrowingContinuation { wishes.append($0) }
    }

    func look() async -> Notice? {
        await withCheckedContinuation { questions.append($0) }
    }

    /// Answers one of them, whichever it is.
    func answer(using random: inout some RandomNumberGenerator) {
        let isGood = Bool.random(using: &random)
        if Bool.random(using: &random), let number = wishes.indices.randomElement(using: &random) {
            let wish = wishes.remove(at: number)
            if isGood { wish.resume() } else { wish.resume(throwing: Notice.error("Not now.")) }
        } else if let number = questions.indices.randomElement(using: &random) {
            questions.remove(at: number).resume(returning: isGood ? nil : .error(Sentence("%s is taken.", "That")))
        }
    }

    /// Lets nobody wait any more.
    func end() {
        for wish in wishes { wish.resume(throwing: CancellationError()) }
        for question in questions { question.resume(returning: nil) }
        (wishes, questions) = ([], [])
    }
}

@MainActor
func askedForm(_ answerers: Answerers) -> Form<Asked> {
    let more: Form<Asked> = sections {
        section(footer: { "Status \($0.status)" }) {
            controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole(in: 0...31)))
            controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole(in: 0...31)))
            nestedPasswordField(title: "Password", keyPath: \.password).rules(\.password, [.length(8...)])
            nestedPasswordField(title: "Code", keyPath: \.code)
                .rules(\.code, [.pattern(/[0-9]{4,6}/, "Use 4 to 6 digits.")])
        }
    }
    .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }
    return sections {
        section(footer: { $0.isOn ? "\($0.name) is on, signal \($0.signal)" : nil }) {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).effect(\.isOn) { _ in
                try await answerers.accept()
            }
            nestedTextField(title: "Name", keyPath: \.name)
                .rules(\.name, [.required])
                .asyncRule(\.name, debounce: .zero) { _ in await answerers.look() }
            detailTextCell(title: "More", keyPath: { "\($0.presses)" }, form: more)
            buttonCell(title: "Press") { context in context.change { $0.presses += Int.random(in: 1...9) } }
            buttonCell(title: "New Password") { context in
                context.set(\.password, to: "word \(Int.random(in: 1000...9999))")
            }
            buttonCell(title: "Help") { context in context.open(title: "Help", form: more) }
        }
    }
}
