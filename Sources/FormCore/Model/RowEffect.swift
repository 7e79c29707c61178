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
    /// Whether somebody has to accept values now.
    let isAsked: @MainActor (State) -> Bool

    init(when isAsked: @escaping @MainActor (State) -> Bool, _ work: @escaping @MainActor (State) -> Work) {
        self.isAsked = isAsked
        self.work = work
    }

    /// The effect of a part, as one of the whole.
    convenience init<To: Way>(_ effect: StateEffect<To.Part>, over way: To) where To.Whole == State {
        self.init(when: { way.part(of: $0).map { effect.isAsked($0) } ?? false }) { state in
            if let part = way.part(of: state) { effect.work(part) } else { {} }
        }
    }
}
