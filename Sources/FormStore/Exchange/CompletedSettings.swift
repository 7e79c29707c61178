/// Settings with values that the author's `completing` function has filled in.
///
/// A filled-in value doesn't count as this program's change until the file has it as well. If another program stores a
/// value for the same setting before that, the other program's value is used.
struct CompletedSettings<State: Codable & Sendable>: Sendable {
    /// The settings as they were read, before anything was filled in.
    let read: State
    /// The settings with the values that were filled in.
    let completed: State
    /// The settings that can't be read. If a value was filled in for such a setting, the filled-in value is not stored.
    let problems: [SettingsProblem]

    /// True if nothing was filled in.
    var isEmpty: Bool {
        get throws { try SettingsFormat<State>.encoded(completed) == SettingsFormat<State>.encoded(read) }
    }

    /// Returns the paths of the filled-in values that are unchanged in `settings`.
    ///
    /// Settings that can't be read are left out, because their filled-in values are not stored.
    func keys(in settings: EncodedSettings) throws -> [SettingsKey] {
        let values = try SettingsFormat<State>.encoded(completed)
        return try values.differences(from: SettingsFormat<State>.encoded(read)).filter { key in
            let path = key.components[...]
            return values[path] == settings[path]
                && !problems.contains { $0.key != .root && $0.key.overlaps(key) }
        }
    }
}
