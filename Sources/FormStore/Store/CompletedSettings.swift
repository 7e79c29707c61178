/// What was filled in when settings were read, until file and program agree on it: so far nobody has set it.
struct CompletedSettings: Sendable {
    private let keys: [SettingsKey]
    private let values: EncodedSettings

    /// - Parameter problems: The settings that can't be read. What stands in for one is not stored, and so not here.
    /// - Returns: `nil` if nothing was filled in.
    init?<State: Codable>(_ state: State, completedAs completed: State, besides problems: [SettingsProblem]) throws {
        values = try SettingsFormat<State>.encoded(completed)
        keys = try values.differences(from: SettingsFormat<State>.encoded(state)).filter { key in
            !problems.contains { $0.key != .root && $0.key.overlaps(key) }
        }
        if keys.isEmpty { return nil }
    }

    /// The keys of what is still as it was filled in.
    func keys(in settings: EncodedSettings) -> [SettingsKey] {
        keys.filter { values[$0.components[...]] == settings[$0.components[...]] }
    }
}
