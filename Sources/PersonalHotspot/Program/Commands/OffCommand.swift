import ArgumentParser
import FormCommand

/// `off`: turns the hotspot off.
struct OffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "off",
        abstract: "Turn the hotspot off.",
        discussion: "The exit status is 0 once the hotspot is off, and 1 with the reason if it can't be turned off.")

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Print the resulting status as JSON.")
    var json = false

    func run() throws { try PersonalHotspot.turn("Off", settings, settingAside: nil, printsJSON: json) }
}
