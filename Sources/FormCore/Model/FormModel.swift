/// The complete data of a form, as one value: the edited and applied states, the baselines, the record and the history.
///
/// It does not depend on a screen, a session or a clock. An edit changes it in two phases, ``plan(_:in:)`` and
/// ``apply(_:now:)``, because the functions of authors that run in the first may read the model.
@MainActor
struct FormModel<State> {
    // Properties whose size does not depend on `State` come first, so the compiler knows their offsets.
    private(set) var record = FormRecord()
    private(set) var editing = Editing()
    private(set) var history = History<State>()
    /// The rows of which something is unfinished, as they were when they were last edited.
    private(set) var rows: [RowPath: EditTarget] = [:]
    /// The number of changes that `==` doesn't recognise, such as from one spelling of `é` to the other.
    private(set) var unseenChanges = 0
    /// The states below the edited one, which change when edits are applied. The first is the program's.
    private(set) var applied: [AppliedState<State>] = []
    /// The state that the form shows and edits.
    private(set) var edited: State
    /// The states that rows are compared with.
    private(set) var baselines: Baselines<State>

    init(_ state: State, defaults: State?, applying: Applying) {
        edited = state
        if applying == .explicitly { applied = [AppliedState(state: state, dialog: nil)] }
        baselines = Baselines(defaults: defaults, opened: state)
    }

    /// Releases the rows, whose values keep the form's store, once no driver handles edits any more.
    mutating func releaseRows() { rows = [:] }

    /// Handles an edit, and returns its effects.
    mutating func send(_ edit: Edit, in context: EditContext) -> EditOutcome {
        apply(plan(edit, in: context), now: context.now)
    }

    /// Plans how an edit changes the model. Authors' functions, such as rules, run here and not during the change
    /// itself, so they may read the state in any way.
    func plan(_ edit: Edit, in context: EditContext) -> Plan<State> {
        var plan = Plan<State>(EditingPlan(record, editing, rows: rows, known: context.known))
        self.plan(edit, in: context, &plan)
        if let change = plan.change, let row = change.row {
            plan.step = HistoryStep(row: row, title: context.title(row), isReset: change.isReset)
        }
        return plan
    }

    var editingPlan: EditingPlan { EditingPlan(record, editing, rows: rows) }

    private func plan(_ edit: Edit, in context: EditContext, _ plan: inout Plan<State>) {
        switch edit {
        case .type(let path, let text, let spelling):
            if let row = row(at: path, in: context) { type(text, spelling, in: row, &plan) }
        case .set(let inputs, let includesHidden, let isAppliedAtOnce):
            var rows = self.rows(at: inputs.map(\.row), includesHidden: includesHidden, in: context)
            for index in rows.indices { rows[index]?.isAppliedAtOnce = isAppliedAtOnce }
            set(zip(rows, inputs).compactMap { row, input in row.map { ($0, input.input) } }, &plan)
        case .commit(let path): if let row = row(at: path, in: context) { commit([row], &plan) }
        case .forget(let paths): forget(paths, keepsPending: true, &plan)
        case .discard(let path): discard(path, in: context, &plan)
        case .coalesce: plan.coalesces = true
        case .leave(let path):
            plan.editing.touch(path)
            revalidate([], &plan)
        case .endWaiting(let page):
            plan.editing.endWaiting(except: page)
            revalidate([], &plan)
        case .revalidate:
            let paths = record.rows.filter { $0.value.isToBeRevalidated }.map(\.key)
            revalidate(context.shownRows(paths), &plan)
        case .reset(let paths, let baseline, let name, let isAppliedAtOnce):
            // Of several rows, also those are reset that the user can't use now.
            var rows = self.rows(at: paths, includesHidden: paths.count > 1, in: context).compactMap(\.self)
            for index in rows.indices { rows[index].isAppliedAtOnce = isAppliedAtOnce }
            reset(rows, to: baseline, as: name, &plan)
        case .resolve(let path, let choice): if let row = row(at: path, in: context) { resolve(row, choice, &plan) }
        case .findConflicts: findConflicts(among: context.rows(), &plan)
        case .undo(let services): travel(.undo, askingAbout: services, in: context, &plan)
        case .redo(let services): travel(.redo, askingAbout: services, in: context, &plan)
        case .apply: applyEdits(in: context, &plan)
        case .beginDialog(let page):
            plan.forgetDiscardedText()
            plan.change = .beginDialog(page)
        case .cancelEdits: cancelEdits(&plan)
        case .ask(let path, let number): plan.editing.ask(number, of: path)
        case .answer(let path, let number, let notice): answered(path, number, notice, &plan)
        case .accept(let path, let number): accept(path, number, &plan)
        case .reject(let path, let number, let reason): reject(path, number, reason, &plan)
        case .show(let path, let notice): plan.editing.update(path) { $0.notice = notice }
        case .showIssue(let path, let issue): plan.editing.update(path) { $0.issue = issue }
        case .say(let source, let notice, let row, let details):
            plan.editing.say(notice, from: source, about: row, details?.value())
        case .insert(let list, let item, let position, let isAppliedAtOnce):
            editLists([(list, .insert(item, position))], isAppliedAtOnce: isAppliedAtOnce, in: context, &plan)
        case .remove(let items, let isAppliedAtOnce):
            let edits = items.map { (list: $0.parent ?? .root, edit: ListEdit.remove($0.components.last ?? "")) }
            editLists(edits, isAppliedAtOnce: isAppliedAtOnce, in: context, &plan)
        case .move(let item, let position, let isAppliedAtOnce):
            let edit = (list: item.parent ?? .root, edit: ListEdit.move(item.components.last ?? "", position))
            editLists([edit], isAppliedAtOnce: isAppliedAtOnce, in: context, &plan)
        case .takeBack(let item): takeBack(item, in: context, &plan)
        case .write(let path, let text, let origin): write(text, to: path, by: origin, in: context, &plan)
        case .change(let change, let origin, let row): make(change, by: origin, row: row, in: context, &plan)
        case .baselines(let baselines): replaceBaselines(by: baselines, &plan)
        case .validateStored(let defaults): validateStored(except: defaults, in: context, &plan)
        }
    }

    private func travel(
        _ direction: HistoryDirection, askingAbout services: [RowPath], in context: EditContext,
        _ plan: inout Plan<State>
    ) {
        if let text = discardedText(nextTo: direction) { return travel(to: text, &plan) }
        guard let step = history.next(direction, in: edited) else { return }
        var discarded = editing.discarded
        plan.enter()
        if let restored = restoredRow {
            plan.editing.forget(restored, keepsPending: true)
            discarded = discarded?.seen(from: .before)
        }
        plan.editing.common.discarded = discarded
        plan.movesDrafts = true
        if let row = step.row { plan.editing.forget(row) }
        let askable = services.isEmpty ? [] : rows(at: services, in: context).compactMap(\.self).filter(needsAcceptance)
        var state = edited
        if !askable.isEmpty { history.preview(direction, in: &state) }
        let values = askable.compactMap { row -> (row: EditTarget, value: ErasedValue)? in
            guard let lens = field(of: row)?.lens, !lens.isSame(state, edited) else { return nil }
            return (row, lens.value(in: state))
        }
        if values.isEmpty { return plan.change = .travel(direction) }
        plan.editing.begin(values, step: (direction, step.row))
        state = withPendingChanges(except: values.map(\.row.path), plan)
        history.preview(direction, in: &state)
        for (row, value) in values { request(value, at: row, for: .joint, in: state, &plan) }
    }

    /// Changes the model as planned.
    mutating func apply(_ plan: Plan<State>, now: Duration) -> EditOutcome {
        var outcome = plan.outcome
        let notices = record.notices
        // Kept only if needed, because a change copies the lists of a state that is kept.
        let before = plan.movesDrafts ? edited : nil
        for (path, entry) in plan.editing.entries { update(path, entry, &outcome) }
        for (path, row) in plan.editing.rows { rows[path] = row }
        for (source, notice) in plan.editing.notices { record.say(notice, from: source) }
        editing = plan.editing.common
        if plan.isUnseen { unseenChanges += 1 }
        if plan.coalesces { history.coalesce(now: now) }
        if let lens = plan.resolved, let saved = baselines.saved, baselines.theirs != nil {
            lens.set(lens.value(in: saved), in: &baselines.theirs!)
        }
        switch plan.change {
        case nil: break
        case .value(let value, let lens, let change): set(value, at: lens, change, plan.step, now, &outcome)
        case .state(let state, let origin, let row):
            let old = edited
            edited = state
            note(.states(before: old, after: state, kept: [:]), by: origin, plan.step, keyPath: nil, now, &outcome)
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
        case .apply: applyEdits(plan.step, &outcome)
        case .cancelDialog:
            guard let below = applied.popLast() else { break }
            edited = below.state
            endDialog(over: below, &outcome)
        }
        if let before { moveDrafts(from: before, &outcome) }
        endConflicts(&outcome)
        if !rows.isEmpty {
            rows = rows.filter { path, _ in
                record.unfinished.contains(path) || editing.isJoint(path) || editing.discarded?.row == path
            }
        }
        // The discarded text is the step to be undone before the new one.
        if editing.discarded != nil { (outcome.newStep, outcome.hasOtherSteps) = (nil, true) }
        outcome.hasOtherNotices = record.notices != notices
        return outcome
    }

    /// Replaces the entry of a row.
    mutating func update(_ path: RowPath, _ entry: RowEditing, _ outcome: inout EditOutcome) {
        if entry != record[path] { outcome.rows.insert(path) }
        record[path] = entry
    }

    private mutating func applyEdits(_ name: HistoryStep, _ outcome: inout EditOutcome) {
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
        _ value: ErasedValue, at lens: any ValueLens<State>, _ change: Plan<State>.Origin, _ name: HistoryStep,
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
        let neverCoalesces = change.neverCoalesces || lens.neverCoalesces
        if neverCoalesces { history.endCoalescing() }
        note(step, by: change.origin, name, keyPath: lens.keyPath, now, &outcome)
        if neverCoalesces { history.endCoalescing() }
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
        notifiesObservers = notifiesObservers || isApplied
        self.origin = origin
        self.row = row
        self.keyPath = keyPath
        changed = stored
    }
}
