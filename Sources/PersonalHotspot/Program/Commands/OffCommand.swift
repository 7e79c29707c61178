import ArgumentParser
import FormCommand

/// `off`: turns the hotspot off.
struct OffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "off",
        abstract: "Turn the hotspot off.",
        discussion: "It ends with status 0 when the hotspot is off, and with 1 and the reason where it can't be.")

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Print how the hotspot stands then as an object in JSON.")
    var json = false

    func run() throws { try PersonalHotspot.turn("Off", settings, printsJSON: json) }
}
