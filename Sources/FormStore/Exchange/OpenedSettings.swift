/// What a program begins with.
struct OpenedSettings<State: Codable & Sendable>: Sendable {
    /// What the file had.
    var document = SettingsDocument()
    /// The settings in it; the defaults of what was not there.
    var state: State
    /// The settings in the file, but with the values that wait for the person to choose; `nil` where none do.
    var theirs: State?
    /// The settings that can't be read.
    var problems: [SettingsProblem] = []
    /// Whether the file is no settings file; it is set aside with the first exchange.
    var isUnreadable = false
    /// Why the file could not be read.
    var error: SettingsFileError?
}
