/// Asks a service to accept a row's value.
struct RowEffect {
    /// Asks a service to accept the value that it holds. Throws the reason for a rejection.
    typealias Work = @MainActor () async throws -> Void

    /// Reads whether the service has to accept values in a state.
    let isAsked: Reader<Bool>
    /// Reads the value to be accepted from a state.
    let work: Reader<Work>
}

/// The description of an effect.
struct EffectSpec<State>: Sendable {
    let isAsked: StateReader<State, Bool>
    let work: StateReader<State, RowEffect.Work>
}
