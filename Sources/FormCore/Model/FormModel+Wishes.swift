/// Values that a service has to accept before they take effect.
extension FormModel {
    /// Returns true if a new value of the row is a pending change until a service has accepted it. If edits are applied
    /// explicitly, the service is asked when they are applied.
    func makesWishes(_ row: EditedRow) -> Bool { isAsked(row) && (applied.isEmpty || row.isAppliedAtOnce) }

    func isAsked(_ row: EditedRow) -> Bool { row.effect?.isAsked.value(in: edited) ?? false }

    /// Asks services to accept values that are set together. Values that need no acceptance wait for the others.
    func wish(together values: [(row: EditedRow, value: ErasedValue)], _ decision: inout Decision<State>) {
        let isAlone = values.count == 1
        var state = withPendingChanges(besides: values.map(\.row.path), decision)
        for (row, value) in values { field(of: row)?.lens.set(value, in: &state) }
        if !isAlone { decision.editing.begin(together: values) }
        for (row, value) in values where makesWishes(row) {
            let isTyped = field(of: row)?.options(in: state).isEmpty ?? false
            let purpose = isAlone ? isTyped ? PendingWish.Purpose.typed : .change : .together
            wish(value, at: row, for: purpose, in: state, &decision)
        }
    }

    /// Returns the state with all pending changes, except those of some rows. They are made in the order in which the
    /// user made them, because one may change what another has set.
    func withPendingChanges(besides paths: [RowPath], _ decision: Decision<State>) -> State {
        var state = edited
        let pending = decision.editing.wishes.values.sorted { $0.number < $1.number }
        for change in pending where !paths.contains(change.row.path) {
            field(of: change.row)?.lens.set(change.value, in: &state)
        }
        return state
    }

    /// Asks a service to accept a value, replacing an earlier pending change of the row.
    ///
    /// - Parameters:
    ///   - purpose: Determines what happens when the value is accepted.
    ///   - state: The state with the value and with all other pending changes.
    func wish(
        _ value: ErasedValue, at row: EditedRow, for purpose: PendingWish.Purpose = .change, in state: State,
        _ decision: inout Decision<State>
    ) {
        guard let field = field(of: row), let effect = row.effect else { return }
        // There is nothing to ask about an item that is gone.
        let work = effect.work.value(in: state) ?? {}
        let number = decision.editing.wish(value, text: field.text(in: state, .shown), in: row, purpose)
        decision.outcome.wishes.append(WishRequest(row: row.path, number: number, work: work))
    }

    /// Takes the value that a service has accepted.
    func grant(_ path: RowPath, _ number: Int, _ decision: inout Decision<State>) {
        guard let wish = decision.editing.endWish(number, of: path) else { return }
        decision.movesDrafts = true
        switch wish.purpose {
        case .applying: if !decision.editing.isApplying { apply(&decision) }
        case .together:
            guard let (values, step) = decision.editing.takeTogether() else { return }
            let isNext = step.map { history.next($0.direction, in: edited)?.row == $0.row } ?? false
            // The step is named after a row whose service is asked again when the step is undone.
            let name = values.first { makesWishes($0.row) }?.row ?? wish.row
            decision.change =
                step.flatMap { isNext ? .travel($0.direction) : nil } ?? change(values, named: name, isOwnStep: true)
        case .change, .typed: decision.change = change([(wish.row, wish.value)], named: wish.row, isOwnStep: true)
        }
    }

    /// Handles a rejection: the row keeps its value and shows the reason. A text that was typed stays as a draft, also
    /// if the change was given up, such as when the user cancels a question about it.
    func refuse(_ path: RowPath, _ number: Int, _ reason: Notice?, _ decision: inout Decision<State>) {
        let text = record[path].wish?.text
        guard let wish = decision.editing.endWish(number, of: path) else { return }
        if wish.purpose == .applying { decision.editing.endApplying() }
        if wish.purpose == .together { decision.editing.endTogether() }
        if wish.purpose == .typed, let text, record[path].draft == nil, let field = field(of: wish.row) {
            let base = (field.text(in: edited, .shown), field.lens.value(in: edited))
            let reason = reason ?? .warning("Press Return to try again.")
            decision.editing.refuse(text, in: wish.row, base: base, saying: reason)
        } else {
            decision.editing.update(path) { $0.notice = reason }
        }
    }
}
