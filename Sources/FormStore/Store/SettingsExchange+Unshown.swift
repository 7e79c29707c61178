/// What stands in the file and does not show in the settings: values that can't be read, or are the default.
extension SettingsExchange {
    /// Leaves what could not be read as it is, as long as nobody has changed what the program had in its place.
    func keepUnreadable(_ request: Request, in settings: inout JSONObject) throws {
        guard let begun = request.begun else { return }
        let (now, then) = (try encoded(request.state), try encoded(begun))
        for problem in format.decode(request.base.settings).problems {
            let path = problem.key.components[...]
            guard !path.isEmpty, now[path] == then[path], let value = request.base.settings[path] else { continue }
            settings = JSONValue.object(settings).setting(path, to: value).object ?? settings
        }
    }

    /// Erases what was given its default back.
    func eraseResets(_ request: Request, in settings: inout JSONObject) throws {
        guard !request.resets.isEmpty else { return }
        let now = try encoded(request.state)
        for other in request.resets {
            for key in try encoded(other).differences(from: now) {
                let path = key.components[...]
                if now[path] == format.encodedDefaults[path] { settings = format.reset(key, in: settings) }
            }
        }
    }
}
