import FormCore

/// An event that a store's state machine receives.
enum StoreEvent<State: Codable & Sendable>: Sendable {
    /// The settings have changed, or the user has resolved a conflict.
    case changed
    /// Rows were reset, for which the file may have values that the settings don't show.
    case reset([RowPath])
    /// The store has a form now, or the file has changed.
    case fileChanged
    /// The time of the planned exchange has come.
    case due
    /// A caller waits until everything is saved.
    case saveAsked
    /// The program is ending, and everything has to be saved.
    case lastSaveAsked
    /// An exchange begins, with the program's current settings.
    case began(ExchangeOccasion, ProgramSettings<State>)
    /// An exchange has ended.
    case ended(Result<ExchangeOutcome<State>, ExchangeFailure>, of: ExchangeRequest<State>)
    /// Values were filled in while an outcome is being applied to the form.
    case filledIn(CompletedSettings<State>)
    /// An outcome was applied to the form.
    ///
    /// - Parameter state: The program's new settings, or `nil` if none came from the file.
    case adopted(Adoption<State>, state: State?)
}

/// The current settings of a program.
struct ProgramSettings<State: Codable & Sendable>: Sendable {
    /// The settings.
    let state: State
    /// The settings when program and file last agreed.
    let saved: State?
    /// The settings in ``saved``, but with other programs' values in unresolved conflicts.
    let theirs: State?
    /// The settings with the values of other programs that edits here have replaced, or `nil` if there are none.
    var overwritten: State?
    /// A state for each row in ``StoreStateMachine/resets``, in which the row has another value.
    var resets: [State] = []
}

/// An outcome to apply to the form.
struct Adoption<State: Codable & Sendable>: Sendable {
    let outcome: ExchangeOutcome<State>
    /// The program's settings in the request.
    let requested: State
    /// The number of changes when the exchange ended, see ``StoreStateMachine/changes``.
    let changes: Int
    /// The reason why another exchange follows, or `nil` if none was requested.
    let next: ExchangeOccasion?
}
