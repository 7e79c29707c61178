import FormCore

/// What a store's state machine is told.
enum StoreEvent<State: Codable & Sendable>: Sendable {
    /// The settings have changed, or the person has decided which of two values a row shall have.
    case changed
    /// Rows were given their defaults back, of which the file may have something that the settings don't show.
    case reset([RowPath])
    /// There is a form now, or the file has changed.
    case fileChanged
    /// The time has come that an exchange was planned for.
    case due
    /// Somebody waits until all is saved.
    case saveAsked
    /// The program ends, and all is to be saved.
    case lastSaveAsked
    /// An exchange begins, with what the program has now.
    case began(ExchangeOccasion, ProgramSettings<State>)
    /// An exchange has ended.
    case ended(Result<ExchangeOutcome<State>, ExchangeFailure>, of: ExchangeRequest<State>)
    /// Something was filled in where an outcome is being taken over.
    case filledIn(CompletedSettings<State>)
    /// An outcome was taken over.
    ///
    /// - Parameter state: The program's settings since then; `nil` where none came in from the file.
    case tookOver(TakeOver<State>, state: State?)
}

/// What a program has at the moment.
struct ProgramSettings<State: Codable & Sendable>: Sendable {
    /// The settings.
    let state: State
    /// The settings when program and file agreed last.
    let saved: State?
    /// The settings as in ``saved``, but with the values of other programs that wait for the person to choose.
    let theirs: State?
    /// The settings with the values of other programs that were replaced here; `nil` where there are none.
    var overwritten: State?
    /// For each row of ``StoreStateMachine/resets``, a state in which it has another value.
    var resets: [State] = []
}

/// An outcome that the form is to have.
struct TakeOver<State: Codable & Sendable>: Sendable {
    let outcome: ExchangeOutcome<State>
    /// The settings that the program had brought along.
    let requested: State
    /// How many changes there were until then, see ``StoreStateMachine/changes``.
    let changes: Int
    /// Why another exchange follows; `nil` where none was asked for.
    let next: ExchangeOccasion?
}
