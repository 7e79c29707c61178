/// The result of an exchange between a program and its file.
struct ExchangeOutcome<State: Codable & Sendable>: Sendable {
    /// The contents of the file.
    let document: SettingsDocument
    /// The contents that the file would have if only the program had changed it.
    let ours: SettingsDocument
    /// The settings in the file.
    let saved: State
    /// The settings in the file, but with the other program's values in unresolved conflicts; `nil` if there are none.
    let theirs: State?
    /// True if the file has settings that the program doesn't have yet.
    let hasNewSettings: Bool
    /// The settings that can't be read, or `nil` if they are the same as before.
    let problems: [SettingsProblem]?
    /// The file that was set aside because it was not a settings file.
    var setAside: SettingsFile.SetAside?
}

/// The reason why an exchange failed.
struct ExchangeFailure: Error {
    let error: SettingsFileError
    /// True if the program has changes that are not in the file.
    let hasChanges: Bool
    /// True if the file is not a settings file at the moment.
    var isUnreadable = false
    /// The program's own version of the contents, if the file has been saved but may lose them when the machine stops.
    var unsynchronized: SettingsDocument?
}
