/// Which changes of a step go with what is taken back.
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
