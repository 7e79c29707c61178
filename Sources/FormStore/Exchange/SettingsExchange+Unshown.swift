/// Values in the file that the settings don't show: those that can't be read, and those that are the default.
extension SettingsExchange {
    /// Preserves values that can't be read, unless the program's values in their place have changed.
    ///
    /// - Parameter old: The settings in the file, without those that were reset.
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
    /// This removes settings that have their default now, and values that could not be read.
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
                    // If an object can't be read as a whole, only the setting that was reset is removed from it; its
                    // other settings stay.
                    let isInside =
                        problem.components.count < path.count && settings[problem.components[...]]?.object != nil
                    settings = format.reset(isInside ? key : problem, in: settings)
                }
            }
        }
        return settings
    }
}
