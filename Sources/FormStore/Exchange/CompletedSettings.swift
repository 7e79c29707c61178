/// Settings in which something was filled in, until file and program agree on them: so far nobody has set it.
struct CompletedSettings<State: Codable & Sendable>: Sendable {
    /// The settings as they were read, before anything was filled in.
    let read: State
    /// The settings with what was filled in.
    let completed: State
    /// The settings that can't be read. What stands in for one is not stored.
    let problems: [SettingsProblem]

    /// Whether nothing was filled in.
    var isEmpty: Bool {
        get throws { try SettingsFormat<State>.encoded(completed) == SettingsFormat<State>.encoded(read) }
    }

    /// The keys of what is still as it was filled in, and can be stored.
    func keys(in settings: EncodedSettings) throws -> [SettingsKey] {
        let values = try SettingsFormat<State>.encoded(completed)
        return try values.differences(from: SettingsFormat<State>.encoded(read)).filter { key in
            let path = key.components[...]
            return values[path] == settings[path]
                && !problems.contains { $0.key != .root && $0.key.overlaps(key) }
        }
    }
}
