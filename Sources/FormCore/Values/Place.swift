/// Where a value is in a state, whatever the value's type.
@MainActor
protocol Place<State>: AnyObject {
    associatedtype State

    /// The way from the state to the value; `nil` for several places.
    var keyPath: AnyKeyPath? { get }

    /// Whether the value is stored as it is, so that putting one there changes nothing else.
    var isStored: Bool { get }

    /// Takes the value out of a state.
    func value(in state: State) -> PlaceValue

    /// Puts a value that was taken out of a state into one.
    func set(_ value: PlaceValue, in state: inout State)
}

extension Place {
    /// Whether two states have the same value there, its texts byte by byte.
    func isSame(_ one: State, _ other: State) -> Bool { value(in: one).isSame(as: value(in: other)) }
}

/// What was taken out of a place.
enum PlaceValue {
    case value(any Equatable)
    /// What was taken out of several places, in their order.
    case values([PlaceValue])

    /// Whether another value of the place is the same, its texts byte by byte.
    func isSame(as other: PlaceValue) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): isSameValue(one, other)
        case (.values(let ones), .values(let others)): zip(ones, others).allSatisfy { $0.isSame(as: $1) }
        default: false
        }
    }

    /// Whether `==` sees no difference, such as between one spelling of `é` and the other.
    func isEqual(to other: PlaceValue) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): FormCore.isEqual(one, other)
        case (.values(let ones), .values(let others)): zip(ones, others).allSatisfy { $0.isEqual(to: $1) }
        default: false
        }
    }
}

private func isSameValue<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool {
    (other as? Value).map { isSame(one, $0) } ?? false
}

extension PlaceValue: CustomReflectable {
    /// A mirror that shows nothing: the value may be a secret.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// The place of a value at a key path.
final class KeyPathPlace<State, Value: Equatable>: Place {
    private let path: WritableKeyPath<State, Value> & Sendable

    init(_ path: WritableKeyPath<State, Value> & Sendable) {
        self.path = path
    }

    var keyPath: AnyKeyPath? { path }

    var isStored: Bool { MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { .value(state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) {
        if case .value(let value as Value) = value { state[keyPath: path] = value }
    }
}

/// A place within a part, as one within the whole.
final class PartPlace<State, Part>: Place {
    private let place: any Place<Part>
    private let path: WritableKeyPath<State, Part> & Sendable

    init(_ place: any Place<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.place = place
        self.path = path
    }

    var keyPath: AnyKeyPath? { place.keyPath.flatMap((path as AnyKeyPath).appending) }

    var isStored: Bool { place.isStored && MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { place.value(in: state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) { place.set(value, in: &state[keyPath: path]) }
}

/// Several places as one.
final class PlaceGroup<State>: Place {
    private let places: [any Place<State>]

    /// The places as one; `nil` for none.
    static func of(_ places: [any Place<State>]) -> (any Place<State>)? {
        places.count < 2 ? places.first : PlaceGroup(places)
    }

    private init(_ places: [any Place<State>]) {
        self.places = places
    }

    var keyPath: AnyKeyPath? { nil }

    var isStored: Bool { places.allSatisfy(\.isStored) }

    func value(in state: State) -> PlaceValue { .values(places.map { $0.value(in: state) }) }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .values(let values) = value else { return }
        for (place, value) in zip(places, values) { place.set(value, in: &state) }
    }
}
