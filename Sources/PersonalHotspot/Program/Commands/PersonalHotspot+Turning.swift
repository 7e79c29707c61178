import FormCommand
import PersonalHotspot

extension PersonalHotspot {
    /// Sets the main switch in the same way as the command `set`, and ends the program.
    ///
    /// - Parameters:
    ///   - value: The value as the user would type it, `On` or `Off`.
    ///   - printsJSON: True to print the resulting status as JSON.
    static func turn(_ value: String, _ options: HotspotOptions, printsJSON: Bool) throws -> Never {
        try carryOut(options) { form in
            try await form.set([("Hotspot", value)])
            if printsJSON { try form.print(json: form.driver(over: Settings.self).state.summary.json(form.text)) }
        }
    }
}
