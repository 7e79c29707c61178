import ArgumentParser
import FormCore
import FormGtk
import PersonalHotspot

@main
struct PersonalHotspot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "personal-hotspot",
        abstract: "Share this computer's connection over Wi-Fi.",
        discussion: "Opens a window with the hotspot's settings. Started again, it raises that window.",
        version: "0.1.0"
    )

    @Option(help: "Keep the settings in this file.", completion: .file())
    var settings: String?

    func run() throws {
        try MainActor.assumeIsolated {
            let application = FormApplication(id: applicationIdentifier, about: Self.about, file: settings)
            let store = try openSettings(at: settings)
            let driver = FormDriver(
                initial: store.opened,
                build: settingsForm,
                title: "Settings",
                defaults: store.defaults,
                environment: FormEnvironment(translate: translated, fold: folded)
            )
            let service = HotspotSwitch.simulated(driver)
            try withExtendedLifetime(service) { try application.run(driver, keeping: store) }
        }
    }

    private static let about = FormApplication.About(
        name: "Personal Hotspot",
        version: configuration.version,
        comments: "Share this computer's connection over Wi-Fi.",
        copyright: "© 2026 the FormGtk contributors",
        license: "Free software under the MIT licence."
    )
}
