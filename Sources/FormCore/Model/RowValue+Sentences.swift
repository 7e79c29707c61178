/// Sentences about what the user has typed or chosen.
extension RowValue {
    /// Says that a text is not the value.
    func refusal(of text: String) -> Sentence {
        if isSecret { return "The new text was not saved." }
        return text.isEmpty ? "The empty text was not saved." : Sentence("“%s” was not saved.", name(of: text))
    }

    /// Says that no answer has been given about a text yet.
    func openQuestion(about text: String) -> Sentence {
        if isSecret { return "The new text is still being applied." }
        return text.isEmpty
            ? "The empty text is still being applied."
            : Sentence("“%s” is still being applied.", name(of: text))
    }

    /// Says that the value is not applied yet.
    func unapplied() -> Sentence {
        if isSecret { return "The new text is not applied." }
        let text = typedText()
        return text.isEmpty ? "The empty text is not applied." : Sentence("“%s” is not applied.", name(of: text))
    }

    /// Returns an option by its title in the user's language, or the beginning of a long text.
    private func name(of text: String) -> Sentence {
        options.contains(text) ? Sentence(text) : Sentence(verbatim: text.shortened)
    }
}
