/// Values that services have to accept before they take effect.
extension FormModel {
    /// Returns true if a new value of the row is a pending change until a service has accepted it. If edits are applied
    /// explicitly, the service is asked when they are applied.
    func needsAcceptance(_ row: EditTarget) -> Bool { isAsked(row) && (applied.isEmpty || row.isAppliedAtOnce) }

    func isAsked(_ row: EditTarget) -> Bool { row.effect?.isAsked.value(in: edited) ?? false }

    /// Asks services to accept values that are set together. Values that need no acceptance wait for the others.
    func request(_ values: [(row: EditTarget, value: ErasedValue)], _ plan: inout Plan<State>) {
        var state = withPendingChanges(except: values.map(\.row.path), plan)
        for (row, value) in values { field(of: row)?.lens.set(value, in: &state) }
        if values.count > 1 { plan.editing.begin(values) }
        for (row, value) in values where needsAcceptance(row) {
            let isTyped = field(of: row)?.options(in: state).isEmpty ?? false
            request(value, at: row, for: values.count > 1 ? .joint : isTyped ? .typed : .change, in: state, &plan)
        }
    }

    /// Returns the state with all pending changes, except those of some rows. They are made in the order in which the
    /// user made them, because one may change what another has set.
    func withPendingChanges(except paths: [RowPath], _ plan: Plan<State>) -> State {
        let others = plan.editing.unfinished.compactMap { path, entry in
            paths.contains(path) ? nil : entry.pending.map { (path: path, change: $0) }
        }
        var state = edited
        for (path, change) in others.sorted(by: { $0.change.number < $1.change.number }) {
            plan.editing.row(at: path).flatMap(field)?.lens.set(change.value, in: &state)
        }
        return state
    }

    /// Asks a service to accept a value, replacing an earlier pending change of the row.
    ///
    /// - Parameters:
    ///   - purpose: Determines what happens when the value is accepted.
    ///   - state: The state with the value and with all other pending changes.
    func request(
        _ value: ErasedValue, at row: EditTarget, for purpose: PendingChange.Purpose = .change, in state: State,
        _ plan: inout Plan<State>
    ) {
        guard let field = field(of: row), let effect = row.effect else { return }
        // There is nothing to ask about an item that is gone.
        let work = effect.work.value(in: state) ?? {}
        let number = plan.editing.request(value, text: field.text(in: state, .shown), in: row, purpose)
        plan.outcome.serviceRequests.append(ServiceRequest(row: row.path, number: number, work: work))
    }

    /// Takes the value that a service has accepted.
    func accept(_ path: RowPath, _ number: Int, _ plan: inout Plan<State>) {
        guard let accepted = record[path].pending, accepted.number == number else { return }
        plan.editing.update(path) { $0.pending = nil }
        plan.movesDrafts = true
        switch accepted.purpose {
        case .change, .typed:
            guard let row = row(ofChangeAt: path, isAppliedAtOnce: accepted.isAppliedAtOnce, plan) else { return }
            plan.change = change([(row, accepted.value)], named: row, neverCoalesces: true)
        case .applying:
            if !plan.editing.isApplying { applyEdits(&plan) }
        case .joint:
            guard let joint = plan.editing.takeJointChange() else { return }
            let isNext = joint.step.map { history.next($0.direction, in: edited)?.row == $0.row } ?? false
            // The step is named after a row whose service is asked again when the step is undone.
            let values = joint.values.compactMap { path, value in
                row(ofChangeAt: path, isAppliedAtOnce: joint.isAppliedAtOnce, plan).map { (row: $0, value: value) }
            }
            guard let name = values.first(where: { needsAcceptance($0.row) })?.row ?? values.first?.row else { return }
            plan.change =
                joint.step.flatMap { isNext ? .travel($0.direction) : nil }
                ?? change(values, named: name, neverCoalesces: true)
        }
    }

    /// Returns the row of a pending change, as it was when the user last edited it.
    private func row(ofChangeAt path: RowPath, isAppliedAtOnce: Bool, _ plan: Plan<State>) -> EditTarget? {
        var row = plan.editing.row(at: path)
        row?.isAppliedAtOnce = isAppliedAtOnce
        return row
    }

    /// Handles a rejection: the row keeps its value and shows the reason. A text that was typed stays as a draft, also
    /// if the change was given up, such as when the user cancels a question about it.
    func reject(_ path: RowPath, _ number: Int, _ reason: Notice?, _ plan: inout Plan<State>) {
        guard let rejected = record[path].pending, rejected.number == number else { return }
        plan.editing.update(path) { $0.pending = nil }
        if rejected.purpose == .applying { plan.editing.endApplying() }
        if rejected.purpose == .joint { plan.editing.endJointChange() }
        if rejected.purpose == .typed, record[path].draft == nil,
            let row = row(ofChangeAt: path, isAppliedAtOnce: rejected.isAppliedAtOnce, plan), let field = field(of: row)
        {
            let base = (field.text(in: edited, .shown), field.lens.value(in: edited))
            let reason = reason ?? .warning("Press Return to try again.")
            plan.editing.reject(rejected.text, in: row, base: base, saying: reason)
        } else {
            plan.editing.update(path) { $0.notice = reason }
        }
    }
}
