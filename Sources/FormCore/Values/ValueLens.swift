/// A lens to a value that can be compared, independent of the value's type.
@MainActor
protocol ValueLens<State> {
    associatedtype State

    /// Where the value is; the whole for several values.
    var location: Location { get }

    /// Where the value is stored; `nil` if it is not, so that writing it may change anything else.
    var stored: StoredBytes? { get }

    /// True if each change is an undo step of its own, and is never coalesced with the next.
    var neverCoalesces: Bool { get }

    /// Reads the value from a state.
    func value(in state: State) -> ErasedValue

    /// Writes a value that was read from a state.
    func set(_ value: ErasedValue, in state: inout State)

    /// Returns true if another lens leads to the same value; always false for several values.
    func isSameLens(as other: any ValueLens<State>) -> Bool

    /// Returns the lens from a whole to the value, given the lens from the whole to the state.
    func pulledBack<Whole>(along lens: Lens<Whole, State>) -> any ValueLens<Whole>
}

extension ValueLens {
    var keyPath: AnyKeyPath? { location.keyPath }

    func isSameLens(as other: any ValueLens<State>) -> Bool { location == other.location }

    func pulledBack<Whole>(along lens: Lens<Whole, State>) -> any ValueLens<Whole> {
        PulledBackLens(inner: self, lens: lens)
    }

    /// Returns true if two states have the same value there, with texts compared byte by byte.
    func isSame(_ one: State, _ other: State) -> Bool { value(in: one).isSame(as: value(in: other)) }
}

extension Lens: ValueLens where Part: Equatable {
    func value(in state: Whole) -> ErasedValue { part(of: state).map { .value($0) } ?? .gone }

    func set(_ value: ErasedValue, in state: inout Whole) {
        if case .value(let value as Part) = value { change(in: &state) { $0 = value } }
    }

    func pulledBack<Outer>(along lens: Lens<Outer, Whole>) -> any ValueLens<Outer> { lens.then(self) }
}

/// A lens that reads and writes more than a part, such as an item with its position, from a whole.
private struct PulledBackLens<State, Inner: ValueLens>: ValueLens {
    let inner: Inner
    let lens: Lens<State, Inner.State>

    var location: Location { lens.location.then(inner.location) }

    var stored: StoredBytes? {
        guard let outer = lens.stored, let inner = inner.stored else { return nil }
        return outer.then(inner)
    }

    var neverCoalesces: Bool { inner.neverCoalesces }

    func value(in state: State) -> ErasedValue { lens.part(of: state).map { inner.value(in: $0) } ?? .gone }

    func set(_ value: ErasedValue, in state: inout State) { lens.change(in: &state) { inner.set(value, in: &$0) } }
}
