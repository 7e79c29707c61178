/// The place of a value at a key path.
final class KeyPathPlace<State, Value: Equatable>: Place {
    let isOwnStep: Bool
    private let path: WritableKeyPath<State, Value> & Sendable

    init(_ path: WritableKeyPath<State, Value> & Sendable, isOwnStep: Bool = false) {
        self.path = path
        self.isOwnStep = isOwnStep
    }

    var keyPath: AnyKeyPath? { path }

    var isStored: Bool { MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { .value(state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) {
        if case .value(let value as Value) = value { state[keyPath: path] = value }
    }
}
