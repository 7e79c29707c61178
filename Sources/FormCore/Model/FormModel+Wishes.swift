/// Values that somebody else has to accept before they are.
extension FormModel {
    /// Whether a row's value is only a wish until it is granted. Where the person applies explicitly, applying is the wish.
    func makesWishes(_ row: EditedRow) -> Bool { isAsked(row) && (applied.isEmpty || row.isAppliedAtOnce) }

    func isAsked(_ row: EditedRow) -> Bool { (row.effect as? StateEffect<State>)?.isAsked(edited) ?? false }

    /// Asks for values that are taken together; those that nobody has to accept wait for the others.
    ///
    /// - Parameter state: The state with all of them.
    func wish(
        together values: [(row: EditedRow, value: PlaceValue)], as state: State, _ decision: inout Decision<State>
    ) {
        let isAlone = values.count == 1
        // The step is called by a row that asks again when it is undone.
        let values = values.filter { makesWishes($0.row) } + values.filter { !makesWishes($0.row) }
        if !isAlone { decision.editing.begin(together: values) }
        for (row, value) in values where makesWishes(row) {
            let isTyped = field(of: row)?.options(in: state).isEmpty ?? false
            let purpose = isAlone ? isTyped ? PendingWish.Purpose.typed : .change : .together
            wish(value, at: row, for: purpose, in: state, &decision)
        }
    }

    /// Asks for a value, in place of an earlier wish of the row.
    ///
    /// - Parameters:
    ///   - purpose: What happens when it is granted.
    ///   - state: What else would be so; by default what is edited.
    func wish(
        _ value: PlaceValue, at row: EditedRow, for purpose: PendingWish.Purpose = .change, in state: State? = nil,
        _ decision: inout Decision<State>
    ) {
        guard let field = field(of: row) else { return }
        var state = state ?? edited
        for (path, wish) in decision.editing.wishes where path != row.path {
            if let other = self.field(of: wish.row) { other.place.set(wish.value, in: &state) }
        }
        field.place.set(value, in: &state)
        guard let work = (row.effect as? StateEffect<State>)?.work(state) else { return }
        let number = decision.editing.wish(value, text: field.text(in: state, .shown), in: row, purpose)
        decision.outcome.wishes.append(WishRequest(row: row.path, number: number, work: work))
    }

    /// The value is somebody's word now.
    func grant(_ path: RowPath, _ number: Int, _ decision: inout Decision<State>) {
        guard let wish = decision.editing.endWish(number, of: path) else { return }
        decision.movesDrafts = true
        switch wish.purpose {
        case .applying: if !decision.editing.isApplying { apply(&decision) }
        case .together:
            guard let (values, step) = decision.editing.takeTogether() else { return }
            let isNext = step.map { history.next($0.direction, in: edited)?.row == $0.row } ?? false
            decision.change = step.flatMap { isNext ? .travel($0.direction) : nil } ?? change(values, isOwnStep: true)
        case .change, .typed: decision.change = change([(wish.row, wish.value)], isOwnStep: true)
        }
    }

    /// The row has its value back, with the reason; a text that was typed stays beside it.
    func refuse(_ path: RowPath, _ number: Int, _ reason: Notice?, _ decision: inout Decision<State>) {
        let text = record[path].wish?.text
        guard let wish = decision.editing.endWish(number, of: path) else { return }
        if wish.purpose == .applying { decision.editing.endApplying() }
        if wish.purpose == .together { decision.editing.endTogether() }
        if wish.purpose == .typed, let reason, let text, record[path].draft == nil, let field = field(of: wish.row) {
            let base = (field.text(in: edited, .shown), field.place.value(in: edited))
            decision.editing.refuse(text, in: wish.row, base: base, saying: reason)
        } else {
            decision.editing.update(path) { $0.notice = reason }
        }
    }
}
