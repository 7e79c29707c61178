/// The settings that a program begins with.
struct OpenedSettings<State: Codable & Sendable>: Sendable {
    /// The contents of the file.
    var document = SettingsDocument()
    /// The settings in the file, with defaults for those that are missing.
    var state: State
    /// The settings in the file, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    var theirs: State?
    /// The settings that can't be read.
    var problems: [SettingsProblem] = []
    /// The reason why the file could not be read, or `nil` if it could.
    var error: SettingsFileError?
    /// True if the file is not a settings file, so that the user can have it set aside.
    var isUnreadable = false
}
