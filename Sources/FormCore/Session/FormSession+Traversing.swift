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
    ///   - includesUnlisted: True if the items that a list leaves out are entered too.
    func traverse(
        to target: RowPath? = nil, in trial: TrialForm? = nil, includesUnlisted: Bool = false,
        _ handle: (FormRow) -> Void
    ) {
        holdingChanges {
            let references = withoutActuallyEscaping(handle) { handle in
                let traversal = Traversal(
                    self, model: trial?.model ?? model, to: target, includesUnlisted: includesUnlisted,
                    find: { [unowned self] in row(at: $0, in: trial) }, handle)
                (trial?.page ?? firstPage.form).traverse(traversal, titled: firstPage.title, from: nil)
                return traversal.references
            }
            guard target == nil, trial == nil else { return }
            hasBeenTraversed = true
            counters.traversals += 1
            check(references)
        }
    }

    /// Returns the row at a path, whether or not its page has ever been opened; `nil` if the form has none.
    ///
    /// Only what leads to the row is read.
    package func row(at path: RowPath) -> FormRow? { row(at: path, in: nil) }

    /// Returns the row at a path as it would be with other values in some rows. Nothing is written, and no asynchronous
    /// rule or service is asked.
    ///
    /// - Parameter texts: The rows, and their values as canonical text. Invalid texts are skipped.
    package func row(at path: RowPath, trying texts: [(path: RowPath, text: String)]) -> FormRow? {
        let values = texts.compactMap { item in row(at: item.path)?.value.map { (text: item.text, value: $0) } }
        return driver.flatMap { row(at: path, in: $0.trial(of: values)) }
    }

    /// - Parameter trial: The form over another state; `nil` for the form itself.
    func row(at path: RowPath, in trial: TrialForm?) -> FormRow? {
        var found: FormRow?
        traverse(to: path, in: trial) { row in
            if row.path == path { combine(row, with: &found) }
        }
        return found
    }

    /// Combines the rows of a choice, which follow each other.
    func combine(_ row: FormRow, with found: inout FormRow?) {
        if let found {
            if found.identity === row.identity { found.join(row) }
        } else {
            if let choice = row.identity.choice { row.becomeChoice(titled: environment.translate(choice.title)) }
            found = row
        }
    }
}
