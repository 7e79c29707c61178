/// What stands in the file and does not show in the settings: values that can't be read, or are the default.
extension SettingsExchange {
    /// Leaves what could not be read as it is, as long as nobody has changed what the program had in its place.
    ///
    /// - Parameter old: What the file had, without what was reset.
    func keepUnreadable(of old: JSONObject, _ request: Request, in settings: inout JSONObject) throws {
        guard let stateThen = request.stateWhenUnreadable else { return }
        let (now, then) = (try encoded(request.state), try encoded(stateThen))
        for problem in format.decode(old).problems {
            let path = problem.key.components[...]
            guard !path.isEmpty, now[path] == then[path], let value = old[path] else { continue }
            settings = JSONValue.object(settings).setting(path, to: value).object ?? settings
        }
    }

    /// What the file had, without what was reset: whatever has its default now, and what could not be read.
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
                    // Of an object that can't be read as a whole, the other settings are nobody's to take away.
                    let isInside =
                        problem.components.count < path.count && settings[problem.components[...]]?.object != nil
                    settings = format.reset(isInside ? key : problem, in: settings)
                }
            }
        }
        return settings
    }
}
