/// The actions that the buttons of a row perform.
extension FormCell {
    /// Performs an action on the row's list item, or shows at the row why the action isn't possible.
    ///
    /// Does nothing while the row is hidden or its page is not on top.
    public func perform(_ action: RowActions.Action) {
        guard isVisible, isOnTopPage else { return }
        actions[action]?(path)
    }

    /// Resolves the row's conflict in favour of one of the two values, as the buttons below the row do.
    public func resolveConflict(_ choice: ConflictChoice) {
        guard isUsable, conflict != nil, editTarget != nil else { return }
        identity?.scope.model.send(.resolve(row: path, choice: choice))
    }

    /// Resets the row's value to its default, as the row's reset button does.
    public func reset() {
        guard isUsable, editTarget != nil else { return }
        identity?.scope.model.send(
            .reset(rows: [path], baseline: .defaults, name: path, isAppliedAtOnce: false))
    }
}
