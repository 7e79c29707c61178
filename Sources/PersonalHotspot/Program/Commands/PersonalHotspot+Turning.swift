import FormCommand
import PersonalHotspot

extension PersonalHotspot {
    /// Sets the main switch in the same way as the command `set`, and ends the program.
    static func turn(_ value: String, _ options: HotspotOptions, printsJSON: Bool) throws -> Never {
        try carryOut(options) { form in
            try await form.set([("Personal Hotspot/Personal Hotspot", value)])
            if printsJSON { try form.print(json: form.driver(over: Settings.self).state.summary.json(form.text)) }
        }
    }
}
