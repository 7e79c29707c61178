/// Finds the changes of a step that belong to an insertion that is rolled back.
extension History.Change {
    /// Returns true if there was no value before the change, and one after it.
    @MainActor
    func inserts(_ lens: any ValueLens<State>) -> Bool {
        switch self {
        case .value(let other, let before, let after): other.isSameLens(as: lens) && before.isGone && !after.isGone
        case .states(let before, let after, _): lens.value(in: before).isGone && !lens.value(in: after).isGone
        }
    }

    /// Returns true if the change was made to a removed value, or to a part of the value.
    @MainActor
    func concerns(_ lens: any ValueLens<State>, thatWentFrom old: State, to new: State) -> Bool {
        guard case .value(let other, let before, let after) = self else { return false }
        // A part had a value before and after the change, and now has none.
        let isPart = !before.isGone && !after.isGone && !other.value(in: old).isGone && other.value(in: new).isGone
        return isPart || other.isSameLens(as: lens)
    }
}

extension ErasedValue {
    /// True if there is no value.
    fileprivate var isGone: Bool {
        switch self {
        case .value: false
        case .values(let values): values.allSatisfy(\.isGone)
        case .gone: true
        }
    }
}
