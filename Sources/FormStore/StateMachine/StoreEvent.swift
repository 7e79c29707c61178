import FormCore

/// An event that a store's state machine receives.
enum StoreEvent<State: Codable & Sendable>: Sendable {
    /// The settings have changed, or the user has resolved a conflict.
    case changed
    /// Rows were reset. The file may have values for them that the settings don't show.
    case reset([RowPath])
    /// The store has been given a form, or the file has changed.
    case fileChanged
    /// The planned exchange is due.
    case due
    /// A caller is waiting for everything to be saved.
    case saveAsked
    /// The program is ending, and everything has to be saved.
    case lastSaveAsked
    /// The user has chosen to set the file aside if it is not a settings file.
    case setAsideAsked
    /// An exchange begins, with the program's current settings.
    case began(ExchangeOccasion, ProgramSettings<State>)
    /// An exchange has ended.
    case ended(Result<ExchangeOutcome<State>, ExchangeFailure>, of: ExchangeRequest<State>)
    /// Values were filled in while the outcome of an exchange was being applied to the form.
    case filledIn(CompletedSettings<State>)
    /// The outcome of an exchange was applied to the form.
    ///
    /// - Parameter state: The program's settings now, or `nil` if the outcome contained no new settings.
    case adopted(Adoption<State>, state: State?)
}

/// The current settings of a program.
struct ProgramSettings<State: Codable & Sendable>: Sendable {
    /// The settings.
    let state: State
    /// The settings when the program and the file were last in sync, or `nil` if they are unknown.
    let saved: State?
    /// The settings in ``saved``, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    let theirs: State?
    /// The current settings as they would be if no edit had replaced another program's value; `nil` if no edit has.
    var overwritten: State?
    /// For each row in ``StoreStateMachine/resets``, a state that differs from ``state`` in the value of that row.
    var resets: [State] = []
}

/// The outcome of an exchange, with the information that is needed to apply it to the form.
struct Adoption<State: Codable & Sendable>: Sendable {
    let outcome: ExchangeOutcome<State>
    /// The program's settings when the exchange began.
    let requested: State
    /// The number of changes when the exchange ended (see ``StoreStateMachine/changes``).
    let changes: Int
    /// The reason why another exchange follows, or `nil` if none was requested.
    let next: ExchangeOccasion?
}
