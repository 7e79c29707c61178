/// The question to ask before a form is closed, if closing it would lose edits.
public struct ClosingQuestion: Equatable, Sendable {
    /// The question, in the user's language.
    public let title: String
    /// One line, in the user's language, for each row in which something would be lost. The line says what would be
    /// lost, but doesn't quote secrets. If there are more than five rows, only the first five have a line each, and a
    /// last line says how many more there are.
    public let text: String
    /// The first row in which something would be lost, or the root if the loss can't be attributed to a row. Reveal
    /// this row if the user decides not to close the form.
    public let row: RowPath
}

extension FormSession {
    /// Commits what is being typed, and returns a question about the edits that would still be lost if the form were
    /// closed now.
    ///
    /// These edits would be lost:
    ///
    /// - text that was refused, or that is still being checked;
    /// - a value that a service has not accepted yet (see ``Element/effect(_:when:perform:)``);
    /// - if the user applies edits explicitly, every edit that is not applied.
    ///
    /// Notices about rows don't count as edits. The form is traversed only if there may be something to ask about.
    ///
    /// If a dialog is open and nothing in it would be lost, the function closes the dialog. If something would be lost,
    /// the question is about the edits in the dialog.
    ///
    /// If the user has added a list item and not edited it, the insertion is rolled back without a question.
    ///
    /// Until the user has answered, ``closingQuestion`` follows the edits: for example, it ends when a rule has accepted
    /// the only text that would be lost. Pass the answer to ``answerClosingQuestion(isDiscarding:)``.
    ///
    /// - Returns: The question; `nil` if nothing would be lost.
    public func questionBeforeClosing() -> ClosingQuestion? {
        commitDrafts()
        while dialog != nil, losses().isEmpty { cancelEdits() }
        if dialog == nil { takeBackUneditedItems() }
        return askBeforeClosing()
    }

    /// Commits what is being typed, and returns the question to ask before the top dialog is cancelled; `nil` if
    /// nothing would be lost. It is ``closingQuestion`` until the user has answered.
    public func questionBeforeCancelling() -> ClosingQuestion? {
        commitDrafts()
        return askBeforeClosing()
    }

    /// Ends ``closingQuestion`` with the user's answer. Called by the renderer.
    ///
    /// - Parameter isDiscarding: If true, discards everything that the question names, as ``cancelEdits()`` does. If
    ///   false, shows the row of the question.
    public func answerClosingQuestion(isDiscarding: Bool) {
        let row = closingQuestion?.row
        closingQuestion = nil
        if isDiscarding {
            cancelEdits()
        } else if let row {
            reveal(row)
        }
    }

    private func askBeforeClosing() -> ClosingQuestion? {
        dialogToClose = dialog?.path
        closingQuestion = makeClosingQuestion()
        return closingQuestion
    }

    /// Called after each edit. Changes or ends the question about closing, if something else would be lost now, or if
    /// its dialog is closed.
    func updateClosingQuestion() {
        guard let closingQuestion else { return }
        let current = dialog?.path == dialogToClose ? makeClosingQuestion() : nil
        if current == closingQuestion { return }
        self.closingQuestion = current
        observer?(.question)
    }

    /// Returns the question to ask before edits are discarded, or `nil` if nothing would be lost. If a dialog is open,
    /// the question is about the edits on its pages, otherwise about all edits of the form.
    private func makeClosingQuestion() -> ClosingQuestion? {
        let losses = losses()
        guard let first = losses.first else { return nil }
        let longest = 5
        var lines = losses.prefix(longest).map(\.sentence)
        if losses.count > longest {
            lines.append(Sentence(one: "And %s more.", several: "And %s more.", count: losses.count - longest))
        }
        return ClosingQuestion(
            title: environment.text(of: "Discard these changes?"),
            text: lines.map(environment.text(of:)).joined(separator: "\n"), row: first.path)
    }

    private typealias Loss = (path: RowPath, sentence: Sentence)

    private func losses() -> [Loss] {
        // The drafts of a removed item don't count: they are gone with the item, and the removal notice has quoted
        // them.
        let scope = dialog?.path ?? .root
        var unfinished = unfinishedValues.filter { $0.value.isThere && $0.key.isAtOrBelow(scope) }
        // The session's own may be that of before the last edit.
        let hasUnapplied = model.hasUnapplied
        guard !unfinished.isEmpty || hasUnapplied else { return [] }
        var losses: [Loss] = []
        for row in rows() {
            guard let target = row.editTarget else { continue }
            let sentence =
                unfinished.removeValue(forKey: row.path) != nil
                ? record[row.path].loss(of: target.value)
                : model.isUnapplied(target) ? row.unapplied(target.value) : nil
            if let sentence { losses.append((row.path, Sentence("“%1$s”: %2$s", row.title, sentence))) }
        }
        // The remaining rows are on pages that were opened by a button. The traversal doesn't reach such pages.
        for (path, value) in unfinished.sorted(by: { $0.key.description < $1.key.description }) {
            losses.append((path, Sentence("“%1$s”: %2$s", title(of: path), record[path].loss(of: value))))
        }
        if losses.isEmpty, hasUnapplied, model.canCompare { losses.append((.root, "Some changes are not applied.")) }
        return losses
    }
}

extension FormRow {
    /// Returns a sentence that says that the value is not applied yet. A list is not quoted, because its text consists
    /// of its items' ids, which mean nothing to the user.
    @MainActor
    fileprivate func unapplied(_ value: RowValue) -> Sentence {
        role == .list ? "Changes to its items are not applied." : value.unapplied()
    }
}

extension FormSession {
    /// The values of rows that have an edited draft, or that a service has to accept.
    fileprivate var unfinishedValues: [RowPath: RowValue] {
        let rows = record.rows.filter { $0.value.draft?.isEdited == true || $0.value.pending != nil }
        return rows.reduce(into: [:]) { $0[$1.key] = model.unfinishedRow(at: $1.key)?.value }
    }
}

extension RowEditing {
    /// Returns a sentence that says which text or value of the row would be lost.
    @MainActor
    fileprivate func loss(of value: RowValue) -> Sentence {
        guard let draft, !isBeingChecked else { return value.openQuestion(about: enteredText ?? "") }
        let refusal = value.refusal(of: draft.text)
        return issue.map { .paragraph([refusal, $0.sentence]) } ?? refusal
    }
}
