/// The lenses to several values as one.
struct LensGroup<State>: ValueLens {
    let lenses: [any ValueLens<State>]

    /// Returns the lenses as one; `nil` if there are none.
    static func of(_ lenses: [any ValueLens<State>]) -> (any ValueLens<State>)? {
        lenses.count < 2 ? lenses.first : LensGroup(lenses: lenses)
    }

    var location: Location { .whole }

    func isSameLens(as _: any ValueLens<State>) -> Bool { false }

    /// The bytes from the first value to the last.
    var stored: StoredBytes? {
        var all = lenses[0].stored
        for lens in lenses.dropFirst() { all = all.flatMap { one in lens.stored.map(one.joined(with:)) } }
        return all
    }

    var neverCoalesces: Bool { lenses.contains(where: \.neverCoalesces) }

    func value(in state: State) -> ErasedValue { .values(lenses.map { $0.value(in: state) }) }

    func set(_ value: ErasedValue, in state: inout State) {
        guard case .values(let values) = value else { return }
        for (lens, value) in zip(lenses, values) { lens.set(value, in: &state) }
    }

    func pulledBack<Whole>(along lens: Lens<Whole, State>) -> any ValueLens<Whole> {
        LensGroup<Whole>(lenses: lenses.map { $0.pulledBack(along: lens) })
    }
}
