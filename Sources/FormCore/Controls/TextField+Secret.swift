/// The features of a field for a secret.
extension TextField {
    /// The strength of the text, or `nil` if the text is empty or the form's author doesn't judge its strength.
    public var strength: PasswordStrength? { text.isEmpty ? nil : judge?(text) }

    /// The ``strength`` in a word or two, in the user's language.
    public var strengthText: String? { strength.map { say($0.word) } }

    /// True if the form's author judges the strength of the text.
    public var isJudged: Bool { judge != nil }

    /// True if there is a button that generates the text.
    public var canGenerate: Bool { generator != nil }

    /// Generates text and reveals it, so that the user can note it down. It is a draft, as if the user had typed it.
    public func generate() {
        guard let generator else { return }
        edit(generator())
        isRevealed = true
    }
}
