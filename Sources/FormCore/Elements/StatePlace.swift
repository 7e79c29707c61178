/// Where a value is in a state, whatever its type.
@MainActor
final class StatePlace<State> {
    /// Copies the value, and nothing else, from one state into another.
    let copy: @MainActor (inout State, State) -> Void
    /// Whether the value is the same in two states.
    let isSame: @MainActor (State, State) -> Bool
    /// Whether the value is another one in two states, and `==` does not see it.
    let differsUnseen: @MainActor (State, State) -> Bool

    /// The place of a value at a key path.
    init<Value: Equatable>(_ keyPath: WritableKeyPath<State, Value> & Sendable) {
        copy = { $0[keyPath: keyPath] = $1[keyPath: keyPath] }
        isSame = { FormCore.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        differsUnseen = { $0[keyPath: keyPath] == $1[keyPath: keyPath] && !FormCore.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// A place within a part, as one within the whole.
    init<Part>(_ place: StatePlace<Part>, at keyPath: WritableKeyPath<State, Part> & Sendable) {
        copy = { place.copy(&$0[keyPath: keyPath], $1[keyPath: keyPath]) }
        isSame = { place.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        differsUnseen = { place.differsUnseen($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// Several places as one.
    init(_ places: [StatePlace]) {
        copy = { state, other in
            for place in places { place.copy(&state, other) }
        }
        isSame = { state, other in places.allSatisfy { $0.isSame(state, other) } }
        differsUnseen = { state, other in places.contains { $0.differsUnseen(state, other) } }
    }
}
