import ArgumentParser
import FormCommand

/// `on`: turns the hotspot on.
struct OnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "on",
        abstract: "Turn the hotspot on.",
        discussion: """
            It ends with status 0 when devices can join, and with 1 and the reason where they can't. Ctrl+C gives it \
            up. A window that is open follows.
            """)

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Print how the hotspot stands then as an object in JSON.")
    var json = false

    func run() throws { try PersonalHotspot.turn("On", settings, printsJSON: json) }
}
