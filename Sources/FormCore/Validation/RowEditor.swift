/// What the person does to the value of a row: types a draft over it, commits it, gives it up.
///
/// It keeps nothing itself: drafts and what the rules found are in the record.
@MainActor
struct RowEditor {
    let session: FormSession
    let path: RowPath
    let value: RowValue
    private weak var cell: FormCell?

    /// The editor of a row on an open page; a row that has no value, or no page, has none.
    init?(_ cell: FormCell) {
        guard let scope = cell.identity?.scope, let session = scope.session,
            let value = scope.rowValue ?? cell.value
        else { return nil }
        self.session = session
        self.cell = cell
        self.value = value
        path = cell.path
        rules = scope.rules(for: cell.path)
    }

    var draft: Draft? { session.record[path].draft }

    let rules: [RowRule]

    /// The draft as it is tried.
    var tried: TriedText? {
        draft.map { TriedText(path: path, value: value, rules: rules, text: $0.text) }
    }

    /// What stands against the row's value as it is in the state.
    var standingIssue: Notice? {
        let answer = session.checks[path]?.answer(for: value.text())
        return [rules.filter { $0.speaker == path }.look(), answer].compactMap { $0 }.mostSevere
    }

    /// A row whose page is closed counts as it was when it was left.
    var isUsable: Bool { cell?.isUsable ?? true }

    /// Takes over the whole text after a keystroke.
    func edit(_ text: String, base: String) {
        session.checks.removeValue(forKey: path)?.cancel()
        session.refusedRows[path] = nil
        session.appliesWhenAnswered = false
        session.updateRecord(at: path) { row in
            row.draft = Draft(text: text, base: row.draft?.base ?? base, isSecret: value.isSecret)
            row.notice = nil
            row.isPending = false
        }
        let hasIssue = session.record[path].issue != nil
        guard hasIssue || rules.contains(where: \.isAsynchronous) else { return }
        let found = session.tryOut([self])[path]
        if hasIssue { session.showIssue(found, at: path) }
        if found?.severity != .error { AsyncCheck.begin(self, text: text, isLeaving: false) }
    }

    /// Makes a text that was chosen rather than typed the value; where it is refused it stays a draft.
    func choose(_ text: String, base: String) {
        edit(text, base: base)
        commit()
    }

    /// Makes the draft the value, or says why it can't be.
    ///
    /// - Returns: Whether no draft is left.
    @discardableResult
    func commit() -> Bool {
        guard let draft, isUsable else { return draft == nil }
        if isSame(draft.text, draft.base) {
            session.checks.removeValue(forKey: path)?.cancel()
            taken()
            return true
        }
        return session.commit(self)
    }

    /// Gives the value's text back.
    func cancel() {
        session.forget(path)
    }

    /// The draft is the value now.
    ///
    /// - Parameter overtaken: What had become of the value meanwhile.
    func taken(_ overtaken: Conflict? = nil) {
        session.refusedRows[path] = nil
        let issue = standingIssue
        session.updateRecord(at: path) { $0 = FormRecord.Row(issue: issue, conflict: overtaken ?? $0.conflict) }
        session.showIssues(of: rules, besides: path)
    }
}
