/// What a person is asked before a form is closed and something is lost with it.
public struct ClosingQuestion: Equatable, Sendable {
    /// The question, in the person's language.
    public let title: String
    /// The rows and what would be lost there, a line each, in the person's language; a secret is not in it.
    public let text: String
    /// The first of the rows, to go to where the person does not close the form; the root where no row has it.
    public let row: RowPath
}

extension FormSession {
    /// Commits what is being typed, and asks about what would be lost all the same if the form were closed now.
    ///
    /// A text that was refused or is still being checked, a value that nobody has accepted yet, see
    /// ``Element/effect(_:when:perform:)``, and where the person applies explicitly what is not applied. What the program
    /// has to say of rows is not lost to the person, and asks nothing. The form is read through where there is
    /// anything to ask about.
    ///
    /// A dialog is closed where nothing would be lost with it; else the question is about what was edited there.
    ///
    /// An item of a list that was added and left as it was is taken back, and not asked about.
    ///
    /// Where the person wants to stay, ``reveal(_:)`` goes to the row; where they don't, ``cancelEdits()`` gives
    /// up all that the question names.
    ///
    /// - Returns: The question; `nil` where nothing would be lost.
    public func questionBeforeClosing() -> ClosingQuestion? {
        commitDrafts()
        while dialog != nil, losses().isEmpty { cancelEdits() }
        if dialog == nil { takeBackUneditedItems() }
        return closingQuestion
    }

    /// What is to be asked before the dialog on top is given up, with what was edited in it; `nil` where nothing is
    /// lost with it.
    public func questionBeforeCancelling() -> ClosingQuestion? {
        commitDrafts()
        return closingQuestion
    }

    /// What is to be asked before what was edited is given up, in a dialog that of its pages.
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
        // What has gone took its texts with it, and the person was told of them.
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
        // Rows of a page that a button has opened.
        for (path, value) in unfinished.sorted(by: { $0.key.description < $1.key.description }) {
            losses.append((path, Sentence("“%1$s”: %2$s", title(of: path), record[path].loss(of: value))))
        }
        if losses.isEmpty, hasUnapplied, model.canCompare { losses.append((.root, "Some changes are not applied.")) }
        return losses
    }
}

extension SurveyedRow {
    /// Says that the program does not go by a value of the row yet. A list's text is that of identities, which
    /// nobody has to know.
    @MainActor
    fileprivate func unapplied(_ value: RowValue) -> Sentence {
        role == .list ? "Changes to its items are not applied." : value.unapplied()
    }
}

extension FormRecord.Row {
    /// What would be lost with what is not the row's value yet.
    @MainActor
    fileprivate func loss(of value: RowValue) -> Sentence {
        guard let draft, !isPending else { return value.openQuestion(about: shownText ?? "") }
        let refusal = value.refusal(of: draft.text)
        return issue.map { .paragraph([refusal, $0.sentence]) } ?? refusal
    }
}
