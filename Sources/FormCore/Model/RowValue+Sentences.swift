/// How sentences name what a person has typed or chosen.
extension RowValue {
    /// Says that a text is not the value.
    func refusal(of text: String) -> Sentence {
        if isSecret { return "The new text was not used." }
        return text.isEmpty ? "The empty text was not used." : Sentence("“%s” was not used.", name(of: text))
    }

    /// Says that nobody has answered yet whether a text may be the value.
    func openQuestion(about text: String) -> Sentence {
        if isSecret { return "The new text has not been accepted yet." }
        return text.isEmpty
            ? "The empty text has not been accepted yet."
            : Sentence("“%s” has not been accepted yet.", name(of: text))
    }

    /// Says that the program does not go by the value yet.
    func unapplied() -> Sentence {
        if isSecret { return "The new text is not applied." }
        let text = typedText()
        return text.isEmpty ? "The empty text is not applied." : Sentence("“%s” is not applied.", name(of: text))
    }

    /// An option by its title in the person's language, and of a long text the beginning.
    private func name(of text: String) -> Sentence {
        options.contains(text) ? Sentence(text) : Sentence(verbatim: text.shortened)
    }
}
