extension FormCell {
    /// True if the row can be copied and has text to copy now; see ``Element/copyable()``.
    public var canCopy: Bool { isCopyable && isUsable && !copiedText.isEmpty }

    /// Copies the text that the row shows to the clipboard, as its copy button does.
    public func copy() {
        guard canCopy, isOnTopPage else { return }
        identity?.scope.owner?.desktop?.copy(copiedText)
    }

    private var copiedText: String {
        // Unlike the detail, the value of a choice is not in the user's language.
        let option = value?.kind == .choice ? detail : nil
        return control?.base.copiedText ?? option ?? value?.typedText() ?? detail ?? ""
    }
}
