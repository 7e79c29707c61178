/// What a field for a secret can do besides.
extension TextField {
    /// How strong the text is, where the author judges it and there is one.
    public var strength: PasswordStrength? { text.isEmpty ? nil : judge?(text) }

    /// The ``strength`` in a word or two, in the person's language.
    public var strengthText: String? { strength.map { say($0.word) } }

    /// Whether the author judges how strong a text is.
    public var isJudged: Bool { judge != nil }

    /// Whether there is a button that makes a text.
    public var canGenerate: Bool { generator != nil }

    /// Makes a text, and shows it in clear, so that the person can keep it; as what they have typed it is a draft.
    public func generate() {
        guard let generator else { return }
        edit(generator())
        isRevealed = true
    }
}
