import ArgumentParser
import FormCommand
import FormCore
import PersonalHotspot

extension PersonalHotspot {
    /// What the program does besides with its settings.
    static let hotspotCommands: [any ParsableCommand.Type] = [
        OnCommand.self, OffCommand.self, StatusCommand.self, DevicesCommand.self, QRCommand.self,
    ]

    /// Sets the switch as the command `set` does.
    static func turn(_ value: String, _ options: HotspotOptions, printsJSON: Bool) throws -> Never {
        try carryOut(options) { form in
            try await form.set([("Personal Hotspot/Personal Hotspot", value)])
            if printsJSON { try form.print(json: form.driver(over: Settings.self).state.summary.json(form.text)) }
        }
    }
}

extension FormDriver {
    /// Waits until something is so of the state, or nobody waits any more.
    func wait(until holds: @MainActor (State) -> Bool) async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let observation = observe { _ in continuation.yield() }
        defer { observation.cancel() }
        if holds(state) { return }
        for await _ in changes where holds(state) { return }
    }
}
