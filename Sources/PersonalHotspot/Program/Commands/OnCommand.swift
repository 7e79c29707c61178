import ArgumentParser
import FormCommand

/// `on`: turns the hotspot on.
struct OnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "on",
        abstract: "Turn the hotspot on.",
        discussion: """
            The exit status is 0 once devices can join, and 1 with the reason if they can't. Ctrl+C cancels the start. An \
            open window shows the change.
            """)

    @OptionGroup var settings: HotspotOptions

    @OptionGroup var setAside: SetAsideOptions

    @Flag(help: "Print the resulting status as JSON.")
    var json = false

    func run() throws { try PersonalHotspot.turn("On", settings, settingAside: setAside.setsAside, printsJSON: json) }
}
