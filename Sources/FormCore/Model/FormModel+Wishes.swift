/// Values that somebody else has to accept before they are.
extension FormModel {
    /// Whether a row's value is only a wish until it is granted. Where the person applies explicitly, applying is the wish.
    func makesWishes(_ row: EditedRow) -> Bool { applied == nil && row.rules.haveEffect }

    /// Asks for a value, in place of an earlier wish of the row.
    ///
    /// - Parameter purpose: What happens when it is granted.
    func wish(
        _ value: PlaceValue, at row: EditedRow, for purpose: PendingWish.Purpose = .change,
        _ decision: inout Decision<State>
    ) {
        guard let field = field(of: row) else { return }
        var state = edited
        for (path, wish) in decision.editing.wishes where path != row.path {
            if let other = self.field(of: wish.row) { other.place.set(wish.value, in: &state) }
        }
        field.place.set(value, in: &state)
        guard let work = row.rules.work(for: state) else { return }
        let number = decision.editing.wish(value, text: field.text(in: state), in: row, purpose)
        decision.outcome.wishes.append(WishRequest(row: row.path, number: number, work: work))
    }

    /// The value is somebody's word now.
    func grant(_ path: RowPath, _ number: Int, _ decision: inout Decision<State>) {
        guard let wish = decision.editing.endWish(number, of: path), let field = field(of: wish.row) else { return }
        switch wish.purpose {
        case .travel(let direction) where history.next(direction)?.row == path: decision.change = .travel(direction)
        case .applying: if !decision.editing.isApplying { apply(&decision) }
        case .change, .travel:
            decision.change = .value(wish.value, at: field.place, .init(origin: .person, row: path, isOwnStep: true))
        }
    }

    /// Applies what was edited, once those have accepted it who must.
    ///
    /// - Parameter rows: Rows whose values somebody else has to accept.
    func apply(askingAbout rows: [EditedRow], _ decision: inout Decision<State>) {
        guard let applied else { return apply(&decision) }
        decision.editing.endApplying()
        for row in rows where row.rules.haveEffect {
            guard let field = field(of: row), !field.place.isSame(edited, applied) else { continue }
            wish(field.place.value(in: edited), at: row, for: .applying, &decision)
        }
        if !decision.editing.isApplying { apply(&decision) }
    }

    private func apply(_ decision: inout Decision<State>) {
        decision.change = .apply
        decision.editing.endConflictsOfEdits()
        decision.tellResets()
    }

    /// The row has its value back, with the reason.
    func refuse(_ path: RowPath, _ number: Int, _ reason: Notice?, _ decision: inout Decision<State>) {
        guard let wish = decision.editing.endWish(number, of: path) else { return }
        if wish.purpose == .applying { decision.editing.endApplying() }
        decision.editing.update(path) { $0.notice = reason }
    }
}
