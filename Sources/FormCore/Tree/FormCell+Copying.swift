extension FormCell {
    /// Whether there is something to copy now; see ``Element/copyable()``.
    public var canCopy: Bool { isCopyable && isUsable && !copiedText.isEmpty }

    /// Puts what the row shows where it can be pasted, as the button for that does.
    public func copy() {
        guard canCopy, isOnTopPage else { return }
        identity?.scope.owner?.desktop?.copy(copiedText)
    }

    private var copiedText: String {
        // The value of a choice is not in the person's language, as its detail is.
        let option = value?.kind == .choice ? detail : nil
        return control?.base.copiedText ?? option ?? value?.typedText() ?? detail ?? ""
    }
}
