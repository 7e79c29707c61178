import ArgumentParser
import FormCore
import FormGtk

@main
struct PersonalHotspot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "personal-hotspot",
        abstract: "Share this computer's connection over Wi-Fi.",
        discussion: "Opens a window with the hotspot's settings. Started again, it raises that window.",
        version: "0.1.0"
    )

    func run() throws {
        try MainActor.assumeIsolated {
            let application = FormApplication(id: Self.id, about: Self.about)
            var generator = SystemRandomNumberGenerator()
            let hotspot = Hotspot(password: randomPassword(using: &generator))
            let settings = Settings(hotspot: hotspot)
            let driver = FormDriver(
                initial: settings,
                build: settingsForm,
                title: "Settings",
                defaults: settings,
                environment: FormEnvironment(translate: translated, fold: folded)
            )
            let service = HotspotSwitch(SimulatedHotspot(), driver: driver)
            try withExtendedLifetime(service) { try application.run(driver) }
        }
    }

    private static let id = "io.github.formgtk.PersonalHotspot"

    private static let about = FormApplication.About(
        name: "Personal Hotspot",
        version: configuration.version,
        comments: "Share this computer's connection over Wi-Fi.",
        copyright: "© 2026 the FormGtk contributors",
        license: "Free software under the MIT licence."
    )
}
