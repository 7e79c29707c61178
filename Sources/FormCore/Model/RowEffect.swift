/// Asks a service to accept a row's value, independent of the type of the state.
@MainActor
protocol RowEffect: AnyObject {
    /// Asks a service to accept the value that it holds. Throws the reason for a rejection.
    typealias Work = @MainActor () async throws -> Void
}

/// Asks a service to accept a row's value in a state.
final class StateEffect<State>: RowEffect {
    /// Reads the value to be accepted from a state.
    let work: @MainActor (State) -> Work
    /// Returns true if the service has to accept values in a state.
    let isAsked: @MainActor (State) -> Bool

    nonisolated init(when isAsked: @escaping @MainActor (State) -> Bool, _ work: @escaping @MainActor (State) -> Work) {
        self.isAsked = isAsked
        self.work = work
    }

    /// Pulls the effect of a part back to the whole.
    convenience init<Part>(_ effect: StateEffect<Part>, over lens: Lens<State, Part>) {
        self.init(when: { lens.part(of: $0).map { effect.isAsked($0) } ?? false }) { state in
            if let part = lens.part(of: state) { effect.work(part) } else { {} }
        }
    }
}
