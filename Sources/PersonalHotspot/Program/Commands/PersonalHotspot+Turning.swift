import FormCommand
import FormJSON
import PersonalHotspot

extension PersonalHotspot {
    /// Sets the main switch in the same way as the command `set`, and ends the program.
    ///
    /// - Parameters:
    ///   - value: The value as the user would type it, `On` or `Off`.
    ///   - settingAside: The user's choice of `--set-aside`, or `nil` if the hotspot is turned off, which needs no
    ///     settings.
    ///   - printsJSON: True to print the resulting status as JSON.
    static func turn(
        _ value: String, _ options: HotspotOptions, settingAside: Bool?, printsJSON: Bool
    ) throws -> Never {
        try carryOut(options, needsSettings: false) { form in
            if let settingAside { try form.requireProfile(settingAside: settingAside) }
            try await form.set([("Hotspot", value)])
            if printsJSON { try form.print(json: form.status) }
        }
    }
}

extension OpenForm {
    /// Makes sure that the hotspot's profile is known. It is in the settings file if no service has it.
    func requireProfile(settingAside: Bool?) throws {
        if !hasProfile { try requireSettings(settingAside: settingAside) }
    }

    /// The status as an object. The network's name is `null` if it is in a settings file that can't be read.
    var status: JSONValue {
        let state = driver(over: Settings.self).state
        return state.summary.json(text, knowsName: !isUnread || hasProfile)
    }

    /// True if the profile is complete. A password is never made up while the settings can't be read.
    private var hasProfile: Bool { driver(over: Settings.self).state.profile.problem == nil }
}
