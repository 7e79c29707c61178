/// What is known of editing and belongs to no single row.
@MainActor
struct Editing {
    /// The text that the user has last discarded; `nil` once the user has edited something else.
    var discarded: DiscardedText?
    /// Values that are set together, some of which a service has to accept.
    var jointChange: JointChange?
    /// Rows that were reset to their defaults, and of which observers have not been notified yet.
    var resets: [RowPath] = []
    /// How many questions to rules there have been.
    var questionsMade = 0
    /// How many pending changes there have been.
    var changesMade = 0

    /// Returns true if a row's value waits to be set together with others.
    func isJoint(_ path: RowPath) -> Bool { jointChange?.values.contains { $0.row == path } == true }
}

/// Values that are set together, once services have accepted those that need it.
struct JointChange {
    let values: [(row: RowPath, value: ErasedValue)]
    /// True if the program gets the values immediately, even if the user applies edits explicitly.
    let isAppliedAtOnce: Bool
    /// The undo step that sets the values, if it is one.
    let step: (direction: HistoryDirection, row: RowPath?)?
}

/// What a plan changes about editing. It reads as the record will be, but has only the entries that change.
@MainActor
struct EditingPlan {
    private let record: FormRecord
    /// The new entries, by row.
    private(set) var entries: [RowPath: RowEditing] = [:]
    /// The rows of which something becomes unfinished.
    private(set) var rows: [RowPath: EditTarget] = [:]
    private let earlierRows: [RowPath: EditTarget]
    /// What is said of rows in a log, which their rules are not asked about then.
    let known: [RowPath: RuleFinding]
    /// What the rules have said, as far as it may depend on a secret.
    var findings: [RowPath: RuleFinding] = [:]
    /// The new notices about the whole window, by source.
    private(set) var notices: [(source: NoticeSource, notice: WindowNotice?)] = []
    /// What belongs to no single row.
    var common: Editing

    /// - Parameter rows: The rows of which something is unfinished.
    init(
        _ record: FormRecord, _ common: Editing, rows: [RowPath: EditTarget], known: [RowPath: RuleFinding] = [:]
    ) {
        self.record = record
        self.common = common
        earlierRows = rows
        self.known = known
    }

    /// Returns a row of which something is unfinished, as it was when it was last edited.
    func row(at path: RowPath) -> EditTarget? { rows[path] ?? earlierRows[path] }

    /// Keeps a row of which something is unfinished. The row of a draft stays, since it knows the page on which the user
    /// types.
    private mutating func keep(_ row: EditTarget) {
        if self[row.path].draft == nil || self.row(at: row.path) == nil { rows[row.path] = row }
    }

    /// Returns the row of a draft, as it was when the user last edited it.
    func rowOfDraft(at path: RowPath) -> EditTarget? {
        guard let draft = self[path].draft, var row = row(at: path) else { return nil }
        row.isAppliedAtOnce = draft.isAppliedAtOnce
        return row
    }

    /// The entry of a row, as it will be.
    subscript(path: RowPath) -> RowEditing { entries[path] ?? record[path] }

    /// The entries, as they will be, of rows of which something is to be written later.
    var unfinished: [(path: RowPath, entry: RowEditing)] {
        record.unfinished.subtracting(entries.keys).map { ($0, record[$0]) }
            + entries.filter(\.value.isUnfinished).map { ($0.key, $0.value) }
    }

    /// True if an entry changes in something that the user doesn't see.
    var changesMarks: Bool {
        entries.contains { path, entry in
            let old = record[path]
            return entry.isTouched != old.isTouched || entry.hasStoredIssue != old.hasStoredIssue
                || entry.question?.number != old.question?.number
                || (entry.overwritten == nil) != (old.overwritten == nil)
        }
    }

    mutating func update(_ path: RowPath, _ change: (inout RowEditing) -> Void) {
        change(&entries[path, default: record[path]])
    }

    mutating func say(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, _ details: NoticeDetails?) {
        notices.append((source, notice.map { WindowNotice(source: source, notice: $0, row: row, details: details) }))
    }
}

/// Drafts.
extension EditingPlan {
    /// Stores a draft, replacing an earlier one of the row.
    ///
    /// - Parameters:
    ///   - value: The value that the user has chosen; `nil` for text that was typed.
    ///   - base: The value of the row, with its text.
    mutating func draft(
        _ text: String, _ spelling: TextSpelling, for value: ErasedValue? = nil, in row: EditTarget,
        base: (text: String, value: ErasedValue)
    ) {
        rows[row.path] = row
        update(row.path) { entry in
            let earlier = entry.draft
            entry.draft = Draft(
                text: text, base: base.text, isSecret: row.value.isSecret, spelling: spelling,
                choice: value.map { Draft.Choice(value: $0, replaced: base.value) },
                baseValue: earlier?.baseValue ?? base.value, isAppliedAtOnce: row.isAppliedAtOnce)
            entry.notice = nil
            entry.question = nil
        }
    }

    /// Keeps a text that a service has rejected as a draft. The service is not asked about it again until the user
    /// wants it.
    mutating func reject(
        _ text: String, in row: EditTarget, base: (text: String, value: ErasedValue), saying reason: Notice
    ) {
        draft(text, .shown, in: row, base: base)
        update(row.path) { entry in
            entry.draft?.phase = .left
            entry.draft?.rejection = reason
            entry.issue = reason
        }
    }

    /// Keeps a draft that can't be the value, or not yet.
    mutating func refuse(_ path: RowPath, _ issue: Notice?) {
        update(path) { entry in
            entry.draft?.phase = .left
            entry.issue = issue
        }
    }

    /// Records whether the user can use a row that is on the screen.
    mutating func see(_ row: EditTarget) {
        guard let draft = self[row.path].draft, draft.isLeft else { return }
        let phase = row.isUsable() ? Draft.Phase.left : .held
        if phase != draft.phase { update(row.path) { $0.draft?.phase = phase } }
    }

    /// Records that an edit of a row has replaced another program's value.
    mutating func overwrite(_ value: ErasedValue, at row: EditTarget, _ conflict: Conflict) {
        keep(row)
        update(row.path) { entry in
            entry.overwritten = value
            entry.conflict = conflict
        }
    }

    /// Removes a row's draft and what was said about it; unless `keepsPending` is true, also a pending change.
    ///
    /// A conflict stays, and so does the issue of a stored value that the user has not edited.
    mutating func forget(_ path: RowPath, keepsPending: Bool = false) {
        if !keepsPending { giveUp(path) }
        update(path) { entry in
            if !entry.hasStoredIssue || entry.draft != nil { entry.issue = nil }
            (entry.draft, entry.notice, entry.question) = (nil, nil, nil)
        }
    }

    /// Returns true if a rule over several rows does not report an issue yet for a text in a row, because of another
    /// row that the user has not touched.
    func isWaiting(_ rule: RowRule, for row: RowPath) -> Bool {
        rule.paths.contains { $0 != row && !self[$0].isTouched && rule.mayStillBeEdited($0) }
    }

    /// Stops rules from waiting, since the user is going to another page or is done.
    ///
    /// - Parameter page: The page that the user is going to; a rule keeps waiting for a row there.
    mutating func endWaiting(except page: RowPath?) {
        for (path, entry) in unfinished where entry.isWaitingDraft {
            for rule in row(at: path)?.rules ?? [] where isWaiting(rule, for: path) {
                let isAhead = page.map { page in rule.paths.contains { $0.isAtOrBelow(page) } }
                if isAhead != true { for path in rule.paths { touch(path) } }
            }
        }
    }

    /// Stops rules over several rows from waiting for the user to reach a row.
    mutating func touch(_ path: RowPath) {
        update(path) { $0.isTouched = true }
    }
}

/// Questions to asynchronous rules.
extension EditingPlan {
    /// Records a question about a row's draft; returns its number.
    mutating func ask(about draft: Draft, in path: RowPath, isWaiting: Bool) -> Int {
        common.questionsMade += 1
        let number = common.questionsMade
        update(path) {
            $0.question = RuleQuestion(
                number: number, text: draft.text, spelling: draft.spelling, stage: isWaiting ? .waiting : .asked)
        }
        return number
    }

    /// Records that the rules are being asked, since the user has paused typing.
    mutating func ask(_ number: Int, of path: RowPath) {
        if self[path].question?.number == number { update(path) { $0.question?.stage = .asked } }
    }

    /// Records an answer; returns false if it is no longer needed.
    mutating func answer(_ number: Int, of path: RowPath, _ notice: Notice?) -> Bool {
        guard self[path].question?.number == number else { return false }
        update(path) { $0.question?.stage = .answered(notice) }
        return true
    }
}

/// Changes that services have to accept.
extension EditingPlan {
    /// Records a pending change, replacing an earlier one of the row; returns its number.
    mutating func request(
        _ value: ErasedValue, text: String, in row: EditTarget, _ purpose: PendingChange.Purpose
    ) -> Int {
        dropPendingChange(of: row.path)
        common.changesMade += 1
        let number = common.changesMade
        keep(row)
        update(row.path) { entry in
            entry.notice = nil
            entry.pending = PendingChange(
                text: text, isSecret: row.value.isSecret, value: value, isAppliedAtOnce: row.isAppliedAtOnce,
                number: number, purpose: purpose)
        }
        return number
    }

    /// True if a service has to accept a value before the edits are applied.
    var isApplying: Bool { unfinished.contains { $0.entry.pending?.purpose == .applying } }

    /// Gives up the pending changes without which nothing is applied.
    mutating func endApplying() {
        for (path, entry) in unfinished where entry.pending?.purpose == .applying {
            update(path) { $0.pending = nil }
        }
    }

    /// Returns true if a row's value waits to be set together with others.
    func isJoint(_ path: RowPath) -> Bool { common.isJoint(path) }

    /// Keeps values until services have accepted those that need it. Earlier ones are given up.
    ///
    /// - Parameter step: The undo step that sets the values, if it is one.
    mutating func begin(
        _ values: [(row: EditTarget, value: ErasedValue)], step: (direction: HistoryDirection, row: RowPath?)? = nil
    ) {
        endJointChange()
        for (row, _) in values { keep(row) }
        common.jointChange = JointChange(
            values: values.map { ($0.row.path, $0.value) },
            isAppliedAtOnce: values.first?.row.isAppliedAtOnce == true, step: step)
    }

    /// Returns the values that were set together, and removes them; `nil` while a service has yet to accept one.
    mutating func takeJointChange() -> JointChange? {
        guard let change = common.jointChange, !change.values.contains(where: { isAwaited($0.row) }) else {
            return nil
        }
        common.jointChange = nil
        return change
    }

    /// Gives up the values that were set together: if one is rejected, none is taken.
    mutating func endJointChange() {
        guard let change = common.jointChange else { return }
        common.jointChange = nil
        for (row, _) in change.values where isAwaited(row) { update(row) { $0.pending = nil } }
    }

    /// Returns true if a service has yet to accept the row's value of the joint change.
    private func isAwaited(_ path: RowPath) -> Bool { self[path].pending?.purpose == .joint }

    /// Gives up a row's pending change, and all values set together with the row's.
    mutating func giveUp(_ path: RowPath) {
        if isJoint(path) { endJointChange() }
        dropPendingChange(of: path)
    }

    private mutating func dropPendingChange(of path: RowPath) {
        guard let pending = self[path].pending else { return }
        update(path) { $0.pending = nil }
        if pending.purpose == .joint { endJointChange() }
    }
}
