/// The complete data of a form, as one value: the edited and applied states, the baselines, the record and the history.
///
/// It does not depend on a screen, a session or a clock, and is changed only through ``send(_:in:)``.
@MainActor
struct FormModel<State> {
    // Properties whose size does not depend on `State` come first, so the compiler knows their offsets.
    private(set) var editing = Editing()
    private(set) var history = History<State>()
    /// The number of changes that `==` doesn't recognise, such as from one spelling of `é` to the other.
    private(set) var unseenChanges = 0
    /// The states below the edited one, which change when edits are applied. The first is the program's.
    private(set) var applied: [AppliedState<State>] = []
    /// The state that the form shows and edits.
    private(set) var edited: State
    /// The states that rows are compared with.
    private(set) var baselines: Baselines<State>

    /// The edit context: what an edit needs to know apart from the model.
    struct Moment {
        /// The time, counted from an arbitrary moment.
        let now: Duration
        /// Returns the title of a row, in the user's language.
        let title: @MainActor (RowPath) -> String
        /// All rows of the form.
        let rows: @MainActor () -> [EditedRow]
        /// Calls a function with each row of the form, while the row's page exists.
        let visit: @MainActor (@MainActor (EditedRow) -> Void) -> Void
    }

    init(_ state: State, defaults: State?, applying: Applying) {
        edited = state
        if applying == .explicitly { applied = [AppliedState(state: state, dialog: nil)] }
        baselines = Baselines(defaults: defaults, opened: state)
    }

    var record: FormRecord { editing.record }

    /// Releases the rows that have drafts, once no driver handles edits any more.
    mutating func releaseRows() { editing.releaseRows() }

    /// Handles an edit, and returns its effects.
    mutating func send(_ edit: Edit<State>, in moment: Moment) -> EditOutcome {
        carryOut(decide(edit, in: moment), now: moment.now)
    }

    /// Plans how an edit changes the model. Authors' functions, such as rules, run here and not during the change
    /// itself, so they may read the state in any way.
    func decide(_ edit: Edit<State>, in moment: Moment) -> Decision<State> {
        var decision = Decision<State>(editing)
        switch edit {
        case .form(.discard(let path)): discard(path, in: moment, &decision)
        case .form(let edit): decide(edit, &decision)
        case .write(let write): decide(write, in: moment, &decision)
        case .baselines(let baselines): decision.change = .baselines(baselines)
        case .lookAtStored(let defaults): lookAtStored(besides: defaults, in: moment, &decision)
        }
        if let change = decision.change, let row = change.row {
            decision.step = HistoryStep(row: row, title: moment.title(row), isReset: change.isReset)
        }
        return decision
    }

    private func decide(_ edit: FormEdit, _ decision: inout Decision<State>) {
        switch edit {
        case .type(let text, let spelling, let row): type(text, spelling, in: row, &decision)
        case .set(let inputs): set(inputs, &decision)
        case .commit(let row): commit([row], &decision)
        case .forget(let paths): forget(paths, keepsPending: true, &decision)
        case .discard: break
        case .goOn: decision.goesOn = true
        case .leave(let path):
            decision.editing.visited.insert(path)
            lookAgain(at: [], &decision)
        case .endWaiting(let page):
            decision.editing.endWaiting(besides: page)
            lookAgain(at: [], &decision)
        case .lookAgain(let rows): lookAgain(at: rows, &decision)
        case .reset(let rows, let baseline, let path): reset(rows, to: baseline, as: path, &decision)
        case .settle(let row, let choice): settle(row, choice, &decision)
        case .findConflicts(let rows): findConflicts(among: rows, &decision)
        case .undo(let rows): travel(.undo, rows, &decision)
        case .redo(let rows): travel(.redo, rows, &decision)
        case .apply(let rows): apply(askingAbout: rows, &decision)
        case .beginDialog(let page):
            decision.forgetDiscardedText()
            decision.change = .beginDialog(page)
        case .cancelEdits: cancelEdits(&decision)
        case .asking(let path, let number): decision.editing.ask(number, of: path)
        case .answered(let path, let number, let notice): answered(path, number, notice, &decision)
        case .granted(let path, let number): grant(path, number, &decision)
        case .refused(let path, let number, let reason): refuse(path, number, reason, &decision)
        case .show(let notice, let path): decision.editing.update(path) { $0.notice = notice }
        case .showIssue(let issue, let path): decision.editing.update(path) { $0.issue = issue }
        case .say(let notice, let source, let row, let details):
            decision.editing.say(notice, from: source, about: row, details)
        }
    }

    /// - Parameter rows: Rows whose values a service may have to accept.
    private func travel(_ direction: HistoryDirection, _ rows: [EditedRow], _ decision: inout Decision<State>) {
        if let text = discardedText(nextTo: direction) { return travel(to: text, &decision) }
        guard let step = history.next(direction, in: edited) else { return }
        var discarded = editing.discarded
        decision.enter()
        if let restored = editing.restoredRow {
            decision.editing.forget(restored, keepsPending: true)
            discarded?.position = .before
        }
        decision.editing.discarded = discarded
        decision.movesDrafts = true
        if let row = step.row { decision.editing.forget(row) }
        let askable = rows.filter(makesWishes)
        var state = edited
        if !askable.isEmpty { history.preview(direction, in: &state) }
        let values = askable.compactMap { row -> (row: EditedRow, value: ErasedValue)? in
            guard let lens = field(of: row)?.lens, !lens.isSame(state, edited) else { return nil }
            return (row, lens.value(in: state))
        }
        if values.isEmpty { return decision.change = .travel(direction) }
        decision.editing.begin(together: values, as: (direction, step.row))
        state = withPendingChanges(besides: values.map(\.row.path), decision)
        history.preview(direction, in: &state)
        for (row, value) in values { wish(value, at: row, for: .together, in: state, &decision) }
    }

    /// Applies a plan to the model.
    mutating func carryOut(_ decision: Decision<State>, now: Duration) -> EditOutcome {
        var outcome = decision.outcome
        let notices = record.notices
        // Kept only if needed, because a change copies the lists of a state that is kept.
        let before = decision.movesDrafts ? edited : nil
        editing = decision.editing
        if decision.isUnseen { unseenChanges += 1 }
        if decision.goesOn { history.goOn(now: now) }
        if let lens = decision.settled, let saved = baselines.saved, baselines.theirs != nil {
            lens.set(lens.value(in: saved), in: &baselines.theirs!)
        }
        switch decision.change {
        case nil: break
        case .value(let value, let lens, let change): set(value, at: lens, change, decision.step, now, &outcome)
        case .state(let state, let origin, let row):
            let old = edited
            edited = state
            note(.states(before: old, after: state, kept: [:]), by: origin, decision.step, keyPath: nil, now, &outcome)
            outcome.changed(by: origin, row: row, isApplied: applied.isEmpty)
        case .outside(let states, let row, let lens):
            let isApplied = lens.map { $0.stored == nil || !$0.isSame(states[0], state) } ?? true
            for (index, state) in states.dropLast().enumerated() {
                applied[index].state = state
                _ = applied[index].history?.noteOutsideChange(at: lens)
            }
            edited = states[applied.count]
            outcome.hasOtherSteps = history.noteOutsideChange(at: lens) || !applied.isEmpty
            outcome.changed(by: .outside, row: row, stored: lens?.stored, isApplied: isApplied)
        case .baselines(let baselines): self.baselines = baselines
        case .travel(let direction):
            let old = edited
            guard let step = history.travel(direction, from: &edited) else { break }
            outcome.hasOtherSteps = true
            if isEqual(old, edited) { unseenChanges += 1 }
            outcome.changed(
                by: .person, row: step.name.row, keyPath: step.keyPath, stored: step.stored, isApplied: applied.isEmpty)
        case .takeBack(let lens, let row):
            let old = edited
            lens.set(.gone, in: &edited)
            history.takeBack(lens, from: old, to: edited)
            outcome.hasOtherSteps = true
            outcome.changed(by: .person, row: row, isApplied: applied.isEmpty)
        case .beginDialog(let page):
            applied.append(AppliedState(state: edited, dialog: page, history: history))
            history = History(capacity: .max)
            outcome.hasOtherSteps = true
        case .apply: apply(decision.step, &outcome)
        case .cancelDialog:
            guard let below = applied.popLast() else { break }
            edited = below.state
            endDialog(over: below, &outcome)
        }
        if let before { editing = editingWithDraftsMoved(from: before) }
        if !editing.overwritten.isEmpty { editing = editingWithoutEndedConflicts() }
        // The discarded text is the step to be undone before the new one.
        if editing.discarded != nil { (outcome.newStep, outcome.hasOtherSteps) = (nil, true) }
        outcome.rows = editing.takeChangedRows()
        outcome.hasOtherNotices = record.notices != notices
        return outcome
    }

    private mutating func apply(_ name: HistoryStep, _ outcome: inout EditOutcome) {
        guard let below = applied.last else { return }
        let isOther = hasUnapplied
        let isProgram = applied.count == 1
        if below.dialog == nil {
            applied[0].state = edited
        } else {
            applied.removeLast()
            let steps = isOther ? history : History()
            endDialog(over: below, &outcome)
            history.record(steps, named: name)
        }
        guard isOther else { return }
        outcome.hasOtherSteps = true
        outcome.changed(by: .person, row: below.dialog, isApplied: isProgram)
    }

    private mutating func endDialog(over below: AppliedState<State>, _ outcome: inout EditOutcome) {
        history = below.history ?? History()
        outcome.hasOtherSteps = true
        outcome.readsState = true
    }

    private mutating func set(
        _ value: ErasedValue, at lens: any ValueLens<State>, _ change: Decision<State>.Origin, _ name: HistoryStep,
        _ now: Duration, _ outcome: inout EditOutcome
    ) {
        let before = lens.value(in: edited)
        if value.isSame(as: before) { return }
        // Comparing the states reveals what a computed property writes elsewhere.
        let stored = lens.stored
        let old = stored == nil ? edited : nil
        lens.set(value, in: &edited)
        let after = old == nil ? value : lens.value(in: edited)
        let isRefused = after.isSame(as: before)
        if isRefused, old.map({ isEqual($0, edited) }) ?? true {
            outcome.readsState = true
            return
        }
        if !isRefused, after.isEqual(to: before) { unseenChanges += 1 }
        var step = History<State>.Change.value(at: lens, before: before, after: after)
        if let old {
            var back = edited
            lens.set(before, in: &back)
            if !isEqual(back, old) { step = .states(before: old, after: edited, kept: [:]) }
        }
        let isOwnStep = change.isOwnStep || lens.isOwnStep
        if isOwnStep { history.endBurst() }
        note(step, by: change.origin, name, keyPath: lens.keyPath, now, &outcome)
        if isOwnStep { history.endBurst() }
        outcome.changed(
            by: change.origin, row: change.row, keyPath: lens.keyPath, stored: stored, isApplied: applied.isEmpty)
    }

    private mutating func note(
        _ change: History<State>.Change, by origin: ChangeOrigin, _ name: HistoryStep, keyPath: AnyKeyPath?,
        _ now: Duration, _ outcome: inout EditOutcome
    ) {
        guard origin == .person else {
            let lens: (any ValueLens<State>)? = if case .value(let lens, _, _) = change { lens } else { nil }
            return outcome.hasOtherSteps = history.noteOutsideChange(at: lens)
        }
        outcome.hasOtherSteps = true
        if history.record(change, named: name, keyPath: keyPath, now: now) { outcome.newStep = name }
    }
}

extension EditOutcome {
    fileprivate mutating func changed(
        by origin: ChangeOrigin, row: RowPath?, keyPath: AnyKeyPath? = nil, stored: StoredBytes? = nil,
        isApplied: Bool
    ) {
        readsState = true
        isTold = isTold || isApplied
        self.origin = origin
        self.row = row
        self.keyPath = keyPath
        changed = stored?.range
    }
}
