/// Values in the file that the settings don't show: values that can't be read, and values that equal their default.
extension SettingsExchange {
    /// Preserves the file's values that can't be read, except for settings that have changed in the program since the
    /// file was read.
    ///
    /// - Parameters:
    ///   - old: The settings in the file, without those that were reset.
    ///   - settings: The settings to save, to which the values that can't be read are added.
    func keepUnreadable(of old: JSONObject, _ request: Request, in settings: inout JSONObject) throws {
        guard let stateThen = request.stateWhenUnreadable else { return }
        let (now, then) = (try encoded(request.state), try encoded(stateThen))
        for problem in format.decode(old).problems {
            let path = problem.key.components[...]
            guard !path.isEmpty, now[path] == then[path], let value = old[path] else { continue }
            settings = JSONValue.object(settings).setting(path, to: value).object ?? settings
        }
    }

    /// Returns the settings in the file without those that were reset.
    ///
    /// A setting that was reset is removed if its value in the program is now the default. If the file's value for the
    /// setting can't be read, it is removed in any case.
    func withoutResets(_ request: Request) throws -> JSONObject {
        var settings = request.base.settings
        guard !request.resets.isEmpty else { return settings }
        let now = try encoded(request.state)
        let unreadable = format.decode(settings).problems.map(\.key).filter { $0 != .root }
        for other in request.resets {
            for key in try encoded(other).differences(from: now) {
                let path = key.components[...]
                if now[path] == format.encodedDefaults[path] { settings = format.reset(key, in: settings) }
                for problem in unreadable where problem.overlaps(key) {
                    // If an object can't be read as a whole, only the setting that was reset is removed from it. The
                    // object's other settings remain.
                    let isInside =
                        problem.components.count < path.count && settings[problem.components[...]]?.object != nil
                    settings = format.reset(isInside ? key : problem, in: settings)
                }
            }
        }
        return settings
    }
}
