extension FormCell {
    /// True if the row can be copied and has text to copy now; see ``Element/copyable()``.
    public var canCopy: Bool { isCopyable && isUsable && !copiedText.isEmpty }

    /// Copies the text that the row shows to the clipboard, as its copy button does.
    public func copy() {
        guard canCopy, isOnTopPage else { return }
        identity?.scope.owner?.desktop?.copy(copiedText)
    }

    private var copiedText: String {
        // For a choice, the detail is copied: it is the chosen option in the user's language, whereas the text of the
        // value is not translated.
        let option = value?.kind == .choice ? detail : nil
        return control?.base.copiedText ?? option ?? value?.typedText() ?? detail ?? ""
    }
}
