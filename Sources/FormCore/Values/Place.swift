/// Where a value is in a state, whatever the value's type.
@MainActor
protocol Place<State>: AnyObject {
    associatedtype State

    /// The way from the state to the value.
    var keyPath: AnyKeyPath { get }

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

/// A value that was taken out of its place.
struct PlaceValue {
    let content: any Equatable

    /// Whether another value of the place is the same, its texts byte by byte.
    func isSame(as other: PlaceValue) -> Bool {
        func compare<Value: Equatable>(_ value: Value) -> Bool {
            (other.content as? Value).map { FormCore.isSame(value, $0) } ?? false
        }
        return compare(content)
    }

    /// Whether `==` sees no difference, such as between one spelling of `é` and the other.
    func isEqual(to other: PlaceValue) -> Bool { FormCore.isEqual(content, other.content) }
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

    var keyPath: AnyKeyPath { path }

    var isStored: Bool { MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { PlaceValue(content: state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) {
        if let value = value.content as? Value { state[keyPath: path] = value }
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

    var keyPath: AnyKeyPath { (path as AnyKeyPath).appending(path: place.keyPath) ?? path }

    var isStored: Bool { place.isStored && MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { place.value(in: state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) { place.set(value, in: &state[keyPath: path]) }
}
