/// Settings with values that were filled in. Such a value doesn't count as a change until the program and the file have
/// agreed on it.
struct CompletedSettings<State: Codable & Sendable>: Sendable {
    /// The settings as they were read, before anything was filled in.
    let read: State
    /// The settings with the values that were filled in.
    let completed: State
    /// The settings that can't be read. If a value was filled in for such a setting, it is not stored.
    let problems: [SettingsProblem]

    /// True if nothing was filled in.
    var isEmpty: Bool {
        get throws { try SettingsFormat<State>.encoded(completed) == SettingsFormat<State>.encoded(read) }
    }

    /// Returns the paths of the filled-in values that have not changed since and that can be stored.
    func keys(in settings: EncodedSettings) throws -> [SettingsKey] {
        let values = try SettingsFormat<State>.encoded(completed)
        return try values.differences(from: SettingsFormat<State>.encoded(read)).filter { key in
            let path = key.components[...]
            return values[path] == settings[path]
                && !problems.contains { $0.key != .root && $0.key.overlaps(key) }
        }
    }
}
