/// The place of a value in a state, independent of the value's type.
@MainActor
protocol Place<State>: AnyObject {
    associatedtype State

    /// The key path to the value; `nil` for several places, or if no key path leads to it.
    var keyPath: AnyKeyPath? { get }

    /// Identifies the place; equal for the same place only. `nil` for several places.
    var identity: AnyHashable? { get }

    /// True if the value is stored, so that writing it changes nothing else.
    var isStored: Bool { get }

    /// True if each change is an undo step of its own, and is never coalesced with the next.
    var isOwnStep: Bool { get }

    /// Reads the value from a state.
    func value(in state: State) -> PlaceValue

    /// Writes a value that was read from a state.
    func set(_ value: PlaceValue, in state: inout State)
}

extension Place {
    var identity: AnyHashable? { keyPath }

    var isOwnStep: Bool { false }

    /// Returns true if another place is the same one; always false for several places.
    func isSamePlace(as other: any Place<State>) -> Bool {
        if let keyPath, let other = other.keyPath { return keyPath == other }
        return identity != nil && identity == other.identity
    }

    /// Returns true if two states have the same value there, with texts compared byte by byte.
    func isSame(_ one: State, _ other: State) -> Bool { value(in: one).isSame(as: value(in: other)) }
}
