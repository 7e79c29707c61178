/// What a program takes home from its file.
struct ExchangeOutcome<State: Codable & Sendable>: Sendable {
    /// What the file has.
    let document: SettingsDocument
    /// What the file would have if only the program had changed it.
    let ours: SettingsDocument
    /// The settings in the file.
    let saved: State
    /// The settings in the file, but with the values that wait for the person to choose; `nil` where none do.
    let theirs: State?
    /// Whether the file has settings that the program does not have yet.
    let hasNews: Bool
    /// The settings that can't be read; `nil` where they are those of before.
    let problems: [SettingsProblem]?
    /// The file that was no settings file.
    var setAside: SettingsFile.SetAside?
}

/// Why nothing was exchanged.
struct ExchangeFailure: Error {
    let error: SettingsFileError
    /// Whether the program has something that is not in the file.
    let hasChanges: Bool
    /// Whether the file is no settings file at the moment.
    var isUnreadable = false
    /// What the file has, where it has the settings but may lose them if the machine stops now.
    var unsynchronized: SettingsDocument?
}
