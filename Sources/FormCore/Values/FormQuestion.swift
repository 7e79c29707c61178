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
    public internal(set) var isDestructive: Bool

    /// Makes a question.
    public init(_ title: Sentence, text: Sentence, answer: Sentence, isDestructive: Bool = false) {
        self.title = title
        self.text = text
        self.answer = answer
        self.isDestructive = isDestructive
    }
}
