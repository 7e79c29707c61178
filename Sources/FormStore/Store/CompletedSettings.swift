/// What was filled in when the settings were read, and that nobody has set.
struct CompletedSettings: Sendable {
    private let keys: [SettingsKey]
    private let values: EncodedSettings

    /// `nil` if nothing was filled in.
    init?<State: Codable>(_ state: State, completedAs completed: State) throws {
        values = try SettingsFormat<State>.encoded(completed)
        keys = try values.differences(from: SettingsFormat<State>.encoded(state))
        if keys.isEmpty { return nil }
    }

    /// The keys of what is still as it was filled in.
    func keys(in settings: EncodedSettings) -> [SettingsKey] {
        keys.filter { values[$0.components[...]] == settings[$0.components[...]] }
    }
}
