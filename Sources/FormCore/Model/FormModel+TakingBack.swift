/// What was added and left as it was.
extension FormModel {
    /// Takes back what was put into a place, unless it was edited since, or is applied.
    ///
    /// - Parameters:
    ///   - path: Where its rows are.
    ///   - isAsPut: Whether a state has it as it was put there.
    func takeBack(
        _ place: any Place<State>, of path: RowPath, if isAsPut: (State) -> Bool, _ decision: inout Decision<State>
    ) {
        let rows = record.rows.filter { $0.key.components.starts(with: path.components) }
        guard isAsPut(edited), !rows.values.contains(where: \.isEdited) else { return }
        if let applied, case .value = place.value(in: applied) { return }
        for path in rows.keys { decision.editing.forget(path) }
        decision.change = .takeBack(place, row: path)
    }
}

extension FormRecord.Row {
    /// Whether the person, or somebody else, wants another value than the row has.
    fileprivate var isEdited: Bool {
        wish != nil || conflict != nil || draft.map { !isSame($0.text, $0.base) } ?? false
    }
}

extension History.Change {
    /// Whether there was nothing in a place before, and something after it.
    @MainActor
    func puts(_ place: any Place<State>) -> Bool {
        switch self {
        case .value(let other, let before, let after): other.isSamePlace(as: place) && before.isGone && !after.isGone
        case .states(let before, let after, _): place.value(in: before).isGone && !place.value(in: after).isGone
        }
    }

    /// Whether it was made to what has gone from a place, or to a part of that.
    @MainActor
    func concerns(_ place: any Place<State>, thatWentFrom old: State, to new: State) -> Bool {
        guard case .value(let other, let before, let after) = self else { return false }
        // A part had a value before and after the change, and now has none.
        let isPart = !before.isGone && !after.isGone && !other.value(in: old).isGone && other.value(in: new).isGone
        return isPart || other.isSamePlace(as: place)
    }
}

extension Place {
    fileprivate func isSamePlace(as other: any Place<State>) -> Bool { identity != nil && identity == other.identity }
}

extension PlaceValue {
    /// Whether nothing is left of it.
    fileprivate var isGone: Bool {
        switch self {
        case .value: false
        case .values(let values): values.allSatisfy(\.isGone)
        case .gone: true
        }
    }
}
