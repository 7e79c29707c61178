/// What the buttons in a row do.
extension FormCell {
    /// Does what the person can do with an item of a list, or tells them at the row why it can't be done; nothing while
    /// the row is hidden, or its page is not on top.
    public func perform(_ action: RowActions.Action) {
        guard isVisible, isOnTopPage else { return }
        actions[action]?(path)
    }

    /// Gives the row the value that the person has chosen of the two, as the buttons below it do.
    public func settleConflict(_ choice: ConflictChoice) {
        guard isUsable, conflict != nil, let row = edited else { return }
        identity?.scope.model.send(.settle(row, choice))
    }

    /// Gives the row its default back, as its reset button does.
    public func reset() {
        guard isUsable, let row = edited else { return }
        identity?.scope.model.send(.reset([row], to: .defaults, as: row.path))
    }
}
