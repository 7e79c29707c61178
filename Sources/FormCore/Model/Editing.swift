/// What a model keeps of editing, beside the states: the record, and what it takes to go on from there.
@MainActor
struct Editing {
    private(set) var record = FormRecord()
    /// The rows that have a draft.
    private(set) var rows: [RowPath: EditedRow] = [:]
    /// The values under drafts, of when the person began.
    var bases: [RowPath: PlaceValue] = [:]
    /// Rules that take their time, and what they have answered.
    private(set) var checks: [RowPath: PendingCheck] = [:]
    /// What somebody else has made of the values of rows in conflict.
    var theirs: [RowPath: PlaceValue] = [:]
    /// The rows of which the state of somebody else has another value.
    var rowsWithTheirs: Set<RowPath> = []

    /// Rows that were given their defaults back, and nobody was told so far.
    var resets: [RowPath] = []

    /// The rows of which the record says something else than when this was emptied last.
    private(set) var changedRows: Set<RowPath> = []
    private var checksMade = 0
    /// Values that somebody else has to accept.
    private(set) var wishes: [RowPath: PendingWish] = [:]
    private var wishesMade = 0

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
    mutating func draft(_ text: String, in row: EditedRow, base: (text: String, value: PlaceValue)) {
        endCheck(of: row.path)
        rows[row.path] = row
        if record[row.path].draft == nil { bases[row.path] = base.value }
        update(row.path) { entry in
            entry.draft = Draft(text: text, base: entry.draft?.base ?? base.text, isSecret: row.value.isSecret)
            entry.notice = nil
        }
    }

    /// What stands in the rows is what counts, whatever somebody else has made of it under an edit.
    mutating func endConflictsOfEdits() {
        for path in theirs.keys where !rowsWithTheirs.contains(path) {
            theirs[path] = nil
            update(path) { $0.conflict = nil }
        }
    }

    /// Forgets a draft; what was answered about it stays known.
    mutating func endDraft(of path: RowPath) {
        rows[path] = nil
        bases[path] = nil
    }

    /// Forgets what is kept of a row, but for what somebody else has made of it.
    mutating func forget(_ path: RowPath) {
        endCheck(of: path)
        endDraft(of: path)
        wishes[path] = nil
        update(path) { $0 = FormRecord.Row(conflict: $0.conflict) }
    }

    mutating func endCheck(of path: RowPath) {
        guard checks.removeValue(forKey: path) != nil else { return }
        update(path) { $0.isPending = false }
    }

    mutating func begin(_ text: String, in path: RowPath, isWaiting: Bool) -> Int {
        checksMade += 1
        checks[path] = PendingCheck(number: checksMade, text: text, isWaiting: isWaiting)
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

    /// Whether somebody has to accept something before what was edited is applied.
    var isApplying: Bool { wishes.values.contains { $0.purpose == .applying } }

    /// Gives the wishes up without which nothing is applied.
    mutating func endApplying() {
        for (path, wish) in wishes where wish.purpose == .applying { _ = endWish(wish.number, of: path) }
    }

    mutating func takeChangedRows() -> Set<RowPath> {
        defer { changedRows = [] }
        return changedRows
    }
}
