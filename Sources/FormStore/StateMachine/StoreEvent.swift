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
    /// A caller is waiting until everything is saved.
    case saveAsked
    /// The program is ending, and everything has to be saved.
    case lastSaveAsked
    /// An exchange begins, with the program's current settings.
    case began(ExchangeOccasion, ProgramSettings<State>)
    /// An exchange has ended.
    case ended(Result<ExchangeOutcome<State>, ExchangeFailure>, of: ExchangeRequest<State>)
    /// Values were filled in while an outcome was being applied to the form.
    case filledIn(CompletedSettings<State>)
    /// An outcome was applied to the form.
    ///
    /// - Parameter state: The program's settings now, or `nil` if the file had no new settings.
    case adopted(Adoption<State>, state: State?)
}

/// The current settings of a program.
struct ProgramSettings<State: Codable & Sendable>: Sendable {
    /// The settings.
    let state: State
    /// The settings when the program and the file were last in sync.
    let saved: State?
    /// The settings in ``saved``, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    let theirs: State?
    /// The current settings, but with the other program's value for each setting in which an edit in this program has
    /// replaced that value; `nil` if there is no such setting.
    var overwritten: State?
    /// For each row in ``StoreStateMachine/resets``, a state in which the row has another value than in ``state``.
    var resets: [State] = []
}

/// An outcome to apply to the form.
struct Adoption<State: Codable & Sendable>: Sendable {
    let outcome: ExchangeOutcome<State>
    /// The program's settings when the exchange began.
    let requested: State
    /// The number of changes when the exchange ended (see ``StoreStateMachine/changes``).
    let changes: Int
    /// The reason why another exchange follows, or `nil` if none was requested.
    let next: ExchangeOccasion?
}
