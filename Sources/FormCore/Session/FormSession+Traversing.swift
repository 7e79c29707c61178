extension FormSession {
    /// Calls a function with each row of the form, in reading order: a row is followed by the rows of the page that it
    /// opens.
    ///
    /// The descriptions are read, and no page is rendered. Only what an author's closure makes is rendered, without
    /// notifying a renderer. A form that is nested in itself is not entered again.
    ///
    /// - Parameters:
    ///   - target: The row to find: only what leads to it is entered. `nil` for all rows.
    ///   - trial: The form over another state; `nil` for the form itself.
    func traverse(to target: RowPath? = nil, in trial: TrialForm? = nil, _ handle: (FormRow) -> Void) {
        holdingChanges {
            let references = withoutActuallyEscaping(handle) { handle in
                let traversal = Traversal(
                    self, model: trial?.model ?? model, to: target,
                    find: { [unowned self] in row(at: $0, in: trial) }, handle)
                let page = trial?.page ?? firstPage.form as? any TraversablePage
                page?.traverse(traversal, titled: firstPage.title, from: nil)
                return traversal.references
            }
            guard target == nil, trial == nil else { return }
            hasBeenTraversed = true
            counters.traversals += 1
            check(references)
        }
    }
}
