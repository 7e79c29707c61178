extension FormCell {
    /// Does what the person can do with an item of a list; nothing while the row is hidden, or its page is not on top.
    public func perform(_ action: RowActions.Action) {
        guard isVisible, isOnTopPage else { return }
        actions[action]?()
    }
}
