/// The model's data about editing, beside the states: the record, and what is needed to continue from it.
@MainActor
struct Editing {
    /// Values that are set together, and the undo step that sets them, if it is one.
    typealias Together = (
        values: [(row: EditedRow, value: ErasedValue)], step: (direction: HistoryDirection, row: RowPath?)?
    )

    private(set) var record = FormRecord()
    /// The drafts whose texts are in the record.
    var drafts: [RowPath: KeptDraft] = [:]
    /// Asynchronous rules, and their answers.
    private(set) var checks: [RowPath: PendingCheck] = [:]
    /// The values of other programs that edits here have replaced, by row, until ``Baselines/theirs`` has them.
    var overwritten: [RowPath: (row: EditedRow, value: ErasedValue)] = [:]

    /// The text that the user has last discarded; `nil` once the user has edited something else.
    var discarded: DiscardedText?

    /// The rows that the user has touched, for rules over several rows.
    var visited: Set<RowPath> = []
    /// Rows that have an issue without having been edited, even while they are hidden.
    var watched: Set<RowPath> = []
    /// Rows that were reset to their defaults, and of which observers have not been notified yet.
    var resets: [RowPath] = []

    /// The rows whose entries in the record have changed since this was last emptied.
    private(set) var changedRows: Set<RowPath> = []
    private(set) var checksMade = 0
    /// Pending changes, which a service has to accept.
    private(set) var wishes: [RowPath: PendingWish] = [:]
    private(set) var wishesMade = 0
    /// Values that are set together, some of which a service has to accept.
    private(set) var together: Together?

    /// Releases the rows, whose values keep the form's store. The record stays.
    mutating func releaseRows() {
        (drafts, overwritten, wishes, together, discarded) = ([:], [:], [:], nil, nil)
    }

    mutating func update(_ path: RowPath, _ change: (inout FormRecord.Row) -> Void) {
        var row = record[path]
        change(&row)
        guard row != record[path] else { return }
        record[path] = row
        changedRows.insert(path)
    }

    mutating func say(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, _ details: NoticeDetails?) {
        record.say(notice, from: source, about: row, details)
    }

    /// Stores a draft, replacing an earlier one of the row.
    ///
    /// - Parameter value: The value that the user has chosen; `nil` for text that was typed.
    mutating func draft(
        _ text: String, _ spelling: TextSpelling, for value: ErasedValue? = nil, in row: EditedRow,
        base: (text: String, value: ErasedValue)
    ) {
        endCheck(of: row.path)
        let earlier = drafts[row.path]
        drafts[row.path] = KeptDraft(
            row: row, base: earlier?.base ?? base.value, chosen: value, isUnusable: earlier?.isUnusable ?? false)
        update(row.path) { entry in
            let earlier = entry.draft?.spelling == spelling ? entry.draft?.base : nil
            entry.draft = Draft(text: text, base: earlier ?? base.text, isSecret: row.value.isSecret)
            entry.draft?.spelling = spelling
            entry.notice = nil
        }
    }

    /// Keeps a text that a service has rejected as a refused draft. The service is not asked about it again until the
    /// user wants it.
    mutating func refuse(
        _ text: String, in row: EditedRow, base: (text: String, value: ErasedValue), saying reason: Notice
    ) {
        draft(text, .shown, in: row, base: base)
        drafts[row.path]?.rejection = reason
        refuse(row.path, reason)
    }

    /// Keeps a draft that can't be the value, or not yet.
    mutating func refuse(_ path: RowPath, _ issue: Notice?) {
        update(path) { entry in
            entry.draft?.isRefused = true
            entry.issue = issue
        }
    }

    /// Records whether the user can use a row that is on the screen.
    mutating func see(_ row: EditedRow) {
        if drafts[row.path] != nil { drafts[row.path]?.isUnusable = !row.isUsable() }
    }

    /// Records that an edit of a row has replaced another program's value.
    mutating func overwrite(_ value: ErasedValue, at row: EditedRow, _ conflict: Conflict) {
        overwritten[row.path] = (row, value)
        update(row.path) { $0.conflict = conflict }
    }

    /// Returns the draft of a row: the value that the user has chosen, or the text to be read; `nil` if there is none.
    func input(of path: RowPath) -> Input? {
        if case .value(let value) = drafts[path]?.chosen { return .value(value) }
        return record[path].draft.map { .text($0.text, $0.spelling) }
    }

    /// Returns true if a row has a draft of something else than the value that it had when the user began to edit it.
    func isEdited(_ path: RowPath) -> Bool {
        guard let kept = drafts[path], let draft = record[path].draft else { return false }
        return kept.chosen.map { !$0.isSame(as: kept.base) } ?? !isSame(draft.text, draft.base)
    }

    /// Returns true if a row has a text or a value that is not accepted yet.
    func isUnfinished(_ path: RowPath) -> Bool {
        record[path].draft != nil || wishes[path] != nil || isTogether(path)
    }

    /// Returns true if a row's value waits to be set together with others.
    func isTogether(_ path: RowPath) -> Bool { together?.values.contains { $0.row.path == path } == true }

    /// Removes everything recorded about a row, except a conflict, the issue of a stored value and, if `keepsPending` is
    /// true, a pending change.
    mutating func forget(_ path: RowPath, keepsPending: Bool = false) {
        if !keepsPending { giveUp(path) }
        endCheck(of: path)
        drafts[path] = nil
        let isStanding = watched.contains(path) && record[path].draft == nil
        update(path) {
            let pending = $0.wish
            $0 = FormRecord.Row(issue: isStanding ? $0.issue : nil, conflict: $0.conflict)
            $0.wish = pending
        }
    }

    mutating func endCheck(of path: RowPath) {
        guard checks.removeValue(forKey: path) != nil else { return }
        update(path) { $0.isPending = false }
    }

    mutating func begin(_ text: String, _ spelling: TextSpelling, in path: RowPath, isWaiting: Bool) -> Int {
        checksMade += 1
        checks[path] = PendingCheck(number: checksMade, text: text, spelling: spelling, isWaiting: isWaiting)
        update(path) { $0.isPending = true }
        return checksMade
    }

    /// Marks the rules as asked, since the user has paused typing.
    mutating func ask(_ number: Int, of path: RowPath) {
        if checks[path]?.number == number { checks[path]?.isWaiting = false }
    }

    /// Records an answer; returns false if it is no longer needed.
    mutating func answer(_ number: Int, of path: RowPath, _ notice: Notice?) -> Bool {
        guard checks[path]?.number == number else { return false }
        checks[path]?.answer = .some(notice)
        update(path) { $0.isPending = false }
        return true
    }

    /// Records a pending change, replacing an earlier one of the row.
    mutating func wish(_ value: ErasedValue, text: String, in row: EditedRow, _ purpose: PendingWish.Purpose) -> Int {
        dropWish(of: row.path)
        wishesMade += 1
        wishes[row.path] = PendingWish(number: wishesMade, row: row, value: value, purpose: purpose)
        update(row.path) {
            $0.notice = nil
            $0.wish = Wish(text: text, isSecret: row.value.isSecret)
        }
        return wishesMade
    }

    /// Removes a pending change that was answered; returns `nil` if it is no longer needed.
    mutating func endWish(_ number: Int, of path: RowPath) -> PendingWish? {
        guard wishes[path]?.number == number else { return nil }
        update(path) { $0.wish = nil }
        return wishes.removeValue(forKey: path)
    }

    /// The values of rows that have a draft, or that a service has to accept.
    var unfinishedRows: [RowPath: RowValue] {
        let typed = drafts.filter { path, _ in isEdited(path) }
        return typed.mapValues(\.row.value).merging(wishes.mapValues(\.row.value)) { typed, _ in typed }
    }

    /// True if a service has to accept a value before the edits are applied.
    var isApplying: Bool { wishes.values.contains { $0.purpose == .applying } }

    /// Gives up the pending changes without which nothing is applied.
    mutating func endApplying() {
        for (path, wish) in wishes where wish.purpose == .applying { _ = endWish(wish.number, of: path) }
    }

    /// Keeps values until services have accepted those that need it. Earlier ones are given up.
    ///
    /// - Parameter step: The undo step that sets the values, if it is one.
    mutating func begin(
        together values: [(row: EditedRow, value: ErasedValue)], as step: (HistoryDirection, RowPath?)? = nil
    ) {
        endTogether()
        together = (values, step)
    }

    /// Returns the values that were set together, and removes them; `nil` while a service has yet to accept one.
    mutating func takeTogether() -> Together? {
        if wishes.values.contains(where: { $0.purpose == .together }) { return nil }
        defer { together = nil }
        return together
    }

    /// Gives up the values that were set together: if one is rejected, none is taken.
    mutating func endTogether() {
        together = nil
        for (path, wish) in wishes where wish.purpose == .together { _ = endWish(wish.number, of: path) }
    }

    /// Gives up a row's pending change, and all values set together with the row's.
    mutating func giveUp(_ path: RowPath) {
        if wishes.isEmpty, together == nil { return }
        if isTogether(path) { endTogether() }
        dropWish(of: path)
    }

    private mutating func dropWish(of path: RowPath) {
        if wishes.removeValue(forKey: path)?.purpose == .together { endTogether() }
        update(path) { $0.wish = nil }
    }

    mutating func takeChangedRows() -> Set<RowPath> {
        defer { changedRows = [] }
        return changedRows
    }
}

/// What the model keeps of a draft, whose text is in the record.
struct KeptDraft {
    let row: EditedRow
    /// The row's value at the time the user began to edit it.
    var base: ErasedValue
    /// The value that the user has chosen; `nil` if text was typed.
    let chosen: ErasedValue?
    /// The reason a service has rejected the draft.
    var rejection: Notice?
    /// True if the user could not use the row when it was last on the screen.
    var isUnusable: Bool
}
