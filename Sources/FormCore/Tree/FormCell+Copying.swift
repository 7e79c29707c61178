extension FormCell {
    /// True if the row can be copied and has text to copy now; see ``Element/copyable()``.
    public var canCopy: Bool { isCopyable && isUsable && !copiedText.isEmpty }

    /// Copies the text that the row shows to the clipboard, as its copy button does.
    public func copy() {
        guard canCopy, isOnTopPage else { return }
        identity?.scope.session?.desktop?.copy(copiedText)
    }

    private var copiedText: String {
        // For a choice, the detail is copied, because it is the title of the chosen option in the user's language. The
        // text of a choice's value is not in the user's language.
        let option = value?.kind == .choice ? detail : nil
        return control?.base.copiedText ?? option ?? value?.typedText() ?? decoration?.concealedText ?? detail ?? ""
    }
}
