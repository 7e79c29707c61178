/// A question to ask the user before something that can't be undone.
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
    /// The consequences of agreeing.
    public let text: Sentence
    /// The label of the button with which the user agrees: a verb, which is translated when it is shown. The button
    /// with which the user declines is labelled Cancel.
    public let answer: Sentence
    /// True if the user loses something by agreeing.
    public internal(set) var isDestructive: Bool

    /// Makes a question.
    public init(_ title: Sentence, text: Sentence, answer: Sentence, isDestructive: Bool = false) {
        self.title = title
        self.text = text
        self.answer = answer
        self.isDestructive = isDestructive
    }
}
