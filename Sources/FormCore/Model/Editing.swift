/// What a model keeps of editing, beside the states: the record, and what it takes to go on from there.
@MainActor
struct Editing {
    /// Values that are set together, and the step of the history that gives them, where it is one.
    typealias Together = (
        values: [(row: EditedRow, value: PlaceValue)], step: (direction: HistoryDirection, row: RowPath?)?
    )

    private(set) var record = FormRecord()
    /// The rows that have a draft.
    private(set) var rows: [RowPath: EditedRow] = [:]
    /// The values under drafts, of when the person began.
    var bases: [RowPath: PlaceValue] = [:]
    /// Rules that take their time, and what they have answered.
    private(set) var checks: [RowPath: PendingCheck] = [:]
    /// The rows with a draft that the person could not use when they saw their page last.
    private(set) var unusable: Set<RowPath> = []
    /// Why somebody else has not accepted the texts of drafts.
    private(set) var refusals: [RowPath: Notice] = [:]
    /// The values from elsewhere that edits here have replaced, by row, until ``Baselines/theirs`` has them.
    var overwritten: [RowPath: (row: EditedRow, value: PlaceValue)] = [:]

    /// Rows that the person has been to, as far as rules over several rows go.
    var visited: Set<RowPath> = []
    /// Rows of which something is said without their having been edited, also while they are hidden.
    var watched: Set<RowPath> = []
    /// Rows that were given their defaults back, and nobody was told so far.
    var resets: [RowPath] = []

    /// The rows of which the record says something else than when this was emptied last.
    private(set) var changedRows: Set<RowPath> = []
    private(set) var checksMade = 0
    /// Values that somebody else has to accept.
    private(set) var wishes: [RowPath: PendingWish] = [:]
    private(set) var wishesMade = 0
    /// Values that are set together, of which somebody has to accept some.
    private(set) var together: Together?

    mutating func update(_ path: RowPath, _ change: (inout FormRecord.Row) -> Void) {
        var row = record[path]
        change(&row)
        guard row != record[path] else { return }
        record[path] = row
        changedRows.insert(path)
    }

    mutating func say(_ notice: Notice?, from source: NoticeSource, about row: RowPath?) {
        record.say(notice, from: source, about: row)
    }

    /// Takes over a draft, in place of an earlier one of the row.
    mutating func draft(
        _ text: String, _ spelling: TextSpelling, in row: EditedRow, base: (text: String, value: PlaceValue)
    ) {
        endCheck(of: row.path)
        refusals[row.path] = nil
        rows[row.path] = row
        if record[row.path].draft == nil { bases[row.path] = base.value }
        update(row.path) { entry in
            let earlier = entry.draft?.spelling == spelling ? entry.draft?.base : nil
            entry.draft = Draft(text: text, base: earlier ?? base.text, isSecret: row.value.isSecret)
            entry.draft?.spelling = spelling
            entry.notice = nil
        }
    }

    /// Keeps a text that somebody else has not accepted as a draft that was refused; nobody is asked about it again
    /// before the person wants it.
    mutating func refuse(
        _ text: String, in row: EditedRow, base: (text: String, value: PlaceValue), saying reason: Notice
    ) {
        draft(text, .shown, in: row, base: base)
        refusals[row.path] = reason
        update(row.path) {
            $0.draft?.isRefused = true
            $0.issue = reason
        }
    }

    /// Takes note whether the person can use a row that they see.
    mutating func see(_ row: EditedRow) {
        if rows[row.path] == nil || row.isUsable() { unusable.remove(row.path) } else { unusable.insert(row.path) }
    }

    /// Notes that an edit of a row has replaced a value from elsewhere.
    mutating func overwrite(_ value: PlaceValue, at row: EditedRow, _ conflict: Conflict) {
        overwritten[row.path] = (row, value)
        update(row.path) { $0.conflict = conflict }
    }

    /// Whether a row has a text or a value that is not the value yet.
    func isUnfinished(_ path: RowPath) -> Bool {
        record[path].draft != nil || wishes[path] != nil
            || together?.values.contains { $0.row.path == path } == true
    }

    /// Forgets a draft; what was answered about it stays known.
    mutating func endDraft(of path: RowPath) {
        rows[path] = nil
        bases[path] = nil
        refusals[path] = nil
        unusable.remove(path)
    }

    /// Forgets what is kept of a row, but for what somebody else has made of it and what is wrong with its value.
    mutating func forget(_ path: RowPath) {
        endCheck(of: path)
        endDraft(of: path)
        dropWish(of: path)
        let isStanding = watched.contains(path) && record[path].draft == nil
        update(path) { $0 = FormRecord.Row(issue: isStanding ? $0.issue : nil, conflict: $0.conflict) }
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

    /// The person has typed nothing for a while, so that the rules are being asked.
    mutating func ask(_ number: Int, of path: RowPath) {
        if checks[path]?.number == number { checks[path]?.isWaiting = false }
    }

    /// Takes an answer, unless nobody waits for it any more.
    mutating func answer(_ number: Int, of path: RowPath, _ notice: Notice?) -> Bool {
        guard checks[path]?.number == number else { return false }
        checks[path]?.answer = .some(notice)
        update(path) { $0.isPending = false }
        return true
    }

    /// Keeps a wish, in place of an earlier one of the row.
    mutating func wish(_ value: PlaceValue, text: String, in row: EditedRow, _ purpose: PendingWish.Purpose) -> Int {
        dropWish(of: row.path)
        wishesMade += 1
        wishes[row.path] = PendingWish(number: wishesMade, row: row, value: value, purpose: purpose)
        update(row.path) {
            $0.notice = nil
            $0.wish = Wish(text: text, isSecret: row.value.isSecret)
        }
        return wishesMade
    }

    /// Takes a wish away that was answered, unless nobody waits for it any more.
    mutating func endWish(_ number: Int, of path: RowPath) -> PendingWish? {
        guard wishes[path]?.number == number else { return nil }
        update(path) { $0.wish = nil }
        return wishes.removeValue(forKey: path)
    }

    /// The values of rows with a text that is not the value yet, or that somebody has to accept.
    var unfinishedRows: [RowPath: RowValue] {
        let typed = rows.filter { path, _ in
            record[path].draft.map { !isSame($0.text, $0.base) } ?? false
        }
        return typed.mapValues(\.value).merging(wishes.mapValues(\.row.value)) { typed, _ in typed }
    }

    /// Whether somebody has to accept something before what was edited is applied.
    var isApplying: Bool { wishes.values.contains { $0.purpose == .applying } }

    /// Gives the wishes up without which nothing is applied.
    mutating func endApplying() {
        for (path, wish) in wishes where wish.purpose == .applying { _ = endWish(wish.number, of: path) }
    }

    /// Keeps values until somebody has accepted those that have to be; earlier ones are given up.
    ///
    /// - Parameter step: The step of the history that gives the values, where it is one.
    mutating func begin(
        together values: [(row: EditedRow, value: PlaceValue)], as step: (HistoryDirection, RowPath?)? = nil
    ) {
        endTogether()
        together = (values, step)
    }

    /// The values that were set together; `nil` as long as somebody has to accept one.
    mutating func takeTogether() -> Together? {
        if wishes.values.contains(where: { $0.purpose == .together }) { return nil }
        defer { together = nil }
        return together
    }

    /// Gives up what was set together: without one of the values none is taken.
    mutating func endTogether() {
        together = nil
        for (path, wish) in wishes where wish.purpose == .together { _ = endWish(wish.number, of: path) }
    }

    private mutating func dropWish(of path: RowPath) {
        if wishes.removeValue(forKey: path)?.purpose == .together { endTogether() }
    }

    mutating func takeChangedRows() -> Set<RowPath> {
        defer { changedRows = [] }
        return changedRows
    }
}
