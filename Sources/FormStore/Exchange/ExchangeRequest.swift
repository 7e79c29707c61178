/// What a program brings along to its file.
struct ExchangeRequest<State: Codable & Sendable>: Sendable {
    /// The program's settings now.
    let state: State
    /// What the file had when program and file agreed last.
    let base: SettingsDocument
    /// Whether the file was ever read; otherwise nobody knows what it has.
    let hasReadFile: Bool
    /// The program's settings when program and file agreed last.
    let saved: State?
    /// The settings as in ``saved``, but with the values of other programs that wait for the person to choose.
    let theirs: State?
    /// The settings with the values of other programs that were replaced here; `nil` where there are none.
    var overwritten: State?
    /// The program's settings when some could not be read.
    var stateWhenUnreadable: State?
    /// What nobody has set here, and was filled in: whatever another program has of it counts.
    var completed: CompletedSettings<State>?
    /// Whether a file that is no settings file is set aside; otherwise it may be one that is being written.
    var setsAside = true
    /// Whether the last save was not made lasting, although the file has it.
    var isUnsynchronized = false
    /// Whether the program ends, so that nobody can be waited for.
    var isLast = false
    /// Whether the file may have something new. Otherwise it is not read where there is nothing to be saved, as after
    /// a change of what is not stored.
    var looksForNews = true
    /// States in each of which one thing differs that was given its default back.
    var resets: [State] = []
}
