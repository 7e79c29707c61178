/// The result of an exchange of settings between a program and its file.
struct ExchangeOutcome<State: Codable & Sendable>: Sendable {
    /// The contents of the file after the exchange.
    let document: SettingsDocument
    /// The contents that the file would have if no other program had changed it.
    let ours: SettingsDocument
    /// The settings in the file after the exchange.
    let saved: State
    /// The settings in the file, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    let theirs: State?
    /// True if the file has settings that the program doesn't have yet.
    let hasNewSettings: Bool
    /// The settings that can't be read, or `nil` if they are the same as before the exchange.
    let problems: [SettingsProblem]?
    /// The new path of the unreadable file that was set aside, or `nil` if none was.
    var setAside: String?
}

/// The reason why an exchange of settings failed.
struct ExchangeFailure: Error {
    let error: SettingsFileError
    /// True if the program has changes that are not in the file.
    let hasChanges: Bool
    /// True if the file is not a settings file, so that the user can have it set aside.
    var isUnreadable = false
    /// True if another program may be writing the file, so that it is worth waiting.
    var isBusy = false
    /// The contents that the file would have if no other program had changed it.
    ///
    /// Set only if the file was saved but not synchronised to the disk, so that the save may be lost when the machine
    /// stops; otherwise `nil`.
    var unsynchronized: SettingsDocument?
}
