/// Where a value is in a state, whatever the value's type.
@MainActor
protocol Place<State>: AnyObject {
    associatedtype State

    /// The way from the state to the value; `nil` for several places, and where no key path says it.
    var keyPath: AnyKeyPath? { get }

    /// What two of the same place have in common, and no others; `nil` for several places.
    var identity: AnyHashable? { get }

    /// Whether the value is stored as it is, so that putting one there changes nothing else.
    var isStored: Bool { get }

    /// Whether each change there is a step of its own, however closely another one follows.
    var isOwnStep: Bool { get }

    /// Takes the value out of a state.
    func value(in state: State) -> PlaceValue

    /// Puts a value that was taken out of a state into one.
    func set(_ value: PlaceValue, in state: inout State)
}

extension Place {
    var identity: AnyHashable? { keyPath }

    var isOwnStep: Bool { false }

    /// Whether another place is the same one; never for several places.
    func isSamePlace(as other: any Place<State>) -> Bool {
        if let keyPath, let other = other.keyPath { return keyPath == other }
        return identity != nil && identity == other.identity
    }

    /// Whether two states have the same value there, its texts byte by byte.
    func isSame(_ one: State, _ other: State) -> Bool { value(in: one).isSame(as: value(in: other)) }
}
