/// Has a row's value accepted by somebody else, whatever the type of the state.
@MainActor
protocol RowEffect: AnyObject {
    /// Has somebody accept a value that it holds; throws why that can't be.
    typealias Work = @MainActor () async throws -> Void
}

/// Has a row's value in a state accepted by somebody else.
final class StateEffect<State>: RowEffect {
    /// Takes what has to be accepted out of a state.
    let work: @MainActor (State) -> Work

    init(_ work: @escaping @MainActor (State) -> Work) {
        self.work = work
    }

    /// The effect of a part, as one of the whole.
    convenience init<Part>(_ part: StateEffect<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.init { part.work($0[keyPath: path]) }
    }
}
