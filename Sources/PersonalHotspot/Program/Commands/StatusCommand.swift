import ArgumentParser
import FormCommand
import PersonalHotspot

/// `status`: prints the state of the hotspot.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Print whether the hotspot is on.",
        discussion: """
            The exit status is 0 while the hotspot is on, 3 while it is off, even if it can't be turned on, and 4 while it \
            is starting.

            With --json the command prints an object: status, which is on, off, starting or failed; networkName; \
            message, which says why it is off, or null; devices, as the command devices prints them; and summary, the \
            line that is printed without --json.
            """)

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "While the hotspot is starting, wait until it is on or off.")
    var wait = false

    @Flag(help: "Print an object in JSON.")
    var json = false

    func run() throws {
        let (wait, json) = (wait, json)
        try PersonalHotspot.carryOut(settings, needsSettings: false) { form in
            let driver = form.driver(over: Settings.self)
            if wait { await driver.wait { !$0.summary.isStarting } }
            let summary = driver.state.summary
            if json {
                try form.print(json: form.status)
            } else {
                try form.print(summary.sentence)
                if let explanation = summary.explanation { try form.print(explanation) }
            }
            throw summary.exitCode
        }
    }
}

extension HotspotSummary {
    /// The exit status of the command: 0 if the hotspot is on, 3 if it is off, and 4 if it is starting.
    fileprivate var exitCode: ExitCode { isOn ? .success : isStarting ? ExitCode(4) : ExitCode(3) }
}
