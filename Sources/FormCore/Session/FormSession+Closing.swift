/// The question to ask before closing a form would lose edits.
public struct ClosingQuestion: Equatable, Sendable {
    /// The question, in the user's language.
    public let title: String
    /// The rows and what would be lost there, one line each, in the user's language; secrets are omitted.
    public let text: String
    /// The first of the rows, to reveal if the user does not close the form; the root if the loss can't be attributed
    /// to a row.
    public let row: RowPath
}

extension FormSession {
    /// Commits what is being typed, and returns a question about what would still be lost if the form were closed now.
    ///
    /// These are lost: a text that was refused or is still being checked; a value that a service has not accepted yet,
    /// see ``Element/effect(_:when:perform:)``; and, if the user applies edits explicitly, unapplied edits. Notices
    /// about rows don't count. The form is traversed only if there may be something to ask about.
    ///
    /// A dialog in which nothing would be lost is closed; otherwise the question is about the edits made in it.
    ///
    /// The insertion of a list item that was not edited afterwards is rolled back without a question.
    ///
    /// If the user wants to stay, ``reveal(_:)`` goes to the row; otherwise ``cancelEdits()`` discards everything that
    /// the question names.
    ///
    /// - Returns: The question; `nil` if nothing would be lost.
    public func questionBeforeClosing() -> ClosingQuestion? {
        commitDrafts()
        while dialog != nil, losses().isEmpty { cancelEdits() }
        if dialog == nil { takeBackUneditedItems() }
        return closingQuestion
    }

    /// Commits what is being typed, and returns the question to ask before the top dialog is cancelled; `nil` if
    /// nothing would be lost.
    public func questionBeforeCancelling() -> ClosingQuestion? {
        commitDrafts()
        return closingQuestion
    }

    /// The question to ask before discarding edits, in a dialog those of its pages; `nil` if nothing would be lost.
    var closingQuestion: ClosingQuestion? {
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
        // The drafts of a removed item went with it; the removal notice quoted them.
        let scope = dialog?.path ?? .root
        var unfinished = model.unfinishedRows.filter { $0.value.isThere && $0.key.isAtOrBelow(scope) }
        guard !unfinished.isEmpty || hasUnapplied else { return [] }
        var losses: [Loss] = []
        for row in survey() {
            guard let edited = row.edited else { continue }
            let sentence =
                unfinished.removeValue(forKey: row.path) != nil
                ? record[row.path].loss(of: edited.value)
                : model.isUnapplied(edited) ? row.unapplied(edited.value) : nil
            if let sentence { losses.append((row.path, Sentence("“%1$s”: %2$s", row.title, sentence))) }
        }
        // Rows of a page that was opened by a button.
        for (path, value) in unfinished.sorted(by: { $0.key.description < $1.key.description }) {
            losses.append((path, Sentence("“%1$s”: %2$s", title(of: path), record[path].loss(of: value))))
        }
        if losses.isEmpty, hasUnapplied, model.canCompare { losses.append((.root, "Some changes are not applied.")) }
        return losses
    }
}

extension SurveyedRow {
    /// Says that the value is not applied yet. A list's text consists of its items' ids, which mean nothing to the
    /// user.
    @MainActor
    fileprivate func unapplied(_ value: RowValue) -> Sentence {
        role == .list ? "Changes to its items are not applied." : value.unapplied()
    }
}

extension FormRecord.Row {
    /// Says which text or value of the row would be lost.
    @MainActor
    fileprivate func loss(of value: RowValue) -> Sentence {
        guard let draft, !isPending else { return value.openQuestion(about: shownText ?? "") }
        let refusal = value.refusal(of: draft.text)
        return issue.map { .paragraph([refusal, $0.sentence]) } ?? refusal
    }
}
