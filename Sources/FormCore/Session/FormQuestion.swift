/// What a person is asked before something is done that can't be taken back.
///
/// ```swift
/// controlCell(title: "Name", control: textField(keyPath: \.name))
///     .effect(\.name) { name in
///         let question = FormQuestion(
///             "Disconnect all devices?", text: "They have to join again under the new name.", answer: "Disconnect")
///         guard await session.ask(question) else { throw CancellationError() }
///         try await service.rename(name)
///     }
/// ```
public struct FormQuestion: Equatable, Sendable {
    /// The question in a few words.
    public let title: Sentence
    /// What becomes of it.
    public let text: Sentence
    /// What the button says that has it done: a verb, translated where it is shown. The other one says Cancel.
    public let answer: Sentence
    /// Whether something is given up with it.
    public let isDestructive: Bool

    /// Makes a question.
    public init(_ title: Sentence, text: Sentence, answer: Sentence, isDestructive: Bool = false) {
        self.title = title
        self.text = text
        self.answer = answer
        self.isDestructive = isDestructive
    }
}

/// The questions that wait for the person, the one on the screen first.
@MainActor
final class OpenQuestions {
    /// Told that another question is the first.
    var onChange: (@MainActor () -> Void)?

    private var open: [(number: Int, question: FormQuestion, answer: CheckedContinuation<Bool, Never>)] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Waits for the answer; a task that is cancelled takes its question back.
    func ask(_ question: FormQuestion) async -> Bool {
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                open.append((number, question, continuation))
                if open.count == 1 { onChange?() }
            }
        } onCancel: {
            Task { @MainActor in self.answer(number, false) }
        }
    }

    func answerFirst(_ isYes: Bool) {
        if let first = open.first { answer(first.number, isYes) }
    }

    /// Answers all of them with no.
    func giveUp() {
        while !open.isEmpty { answerFirst(false) }
    }

    private func answer(_ number: Int, _ isYes: Bool) {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return }
        open.remove(at: index).answer.resume(returning: isYes)
        if index == 0 { onChange?() }
    }
}

extension FormSession {
    /// The question that the person has to answer; `nil` where nothing is asked.
    public var question: FormQuestion? { questions.first }

    /// Asks the person, in front of the form, and waits for the answer.
    ///
    /// Questions that are asked meanwhile wait for their turn. A task that is cancelled takes its question back, as
    /// that of a wish does which the person has given up; a form that nobody shows any more answers it with no.
    ///
    /// - Returns: Whether the person wants it. Where nobody shows the form, as on a command line, it is `true`:
    ///   who has given the command has said so.
    public func ask(_ question: FormQuestion) async -> Bool {
        guard observer != nil else { return true }
        if questions.onChange == nil { questions.onChange = { [weak self] in self?.observer?(.question) } }
        return await questions.ask(question)
    }

    /// Answers the ``question``; a renderer calls it.
    public func answerQuestion(_ isYes: Bool) { questions.answerFirst(isYes) }
}
