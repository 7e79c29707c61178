import ArgumentParser
import FormCommand
import FormCore
import FormGtk
import FormStore
import PersonalHotspot

@main
struct PersonalHotspot: FormProgram {
    static let configuration = CommandConfiguration(
        commandName: "personal-hotspot",
        abstract: "Share this computer's connection over Wi-Fi.",
        discussion: """
            Opens a window with the hotspot's settings. Started again, it raises that window. The commands \
            list and change the same settings with no window; one that is open follows.
            """,
        version: "0.1.0",
        subcommands: formCommands
    )

    @OptionGroup var settings: SettingsOptions

    func run() throws {
        let path = settings.settings
        try MainActor.assumeIsolated {
            let application = FormApplication(id: applicationIdentifier, about: Self.about, file: path)
            let store = try openSettings(at: path)
            let hotspot = HotspotSwitch.simulated()
            let driver = Self.makeDriver(store, hotspot)
            hotspot.follow(driver)
            try application.run(driver, keeping: store)
        }
    }

    static func translate(_ text: String) -> String {
        useTranslations(of: applicationIdentifier)
        return translated(text)
    }

    static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        useTranslations(of: applicationIdentifier)
        return translatedPlural(one, several, count)
    }

    static func openForm(settings path: String?) throws -> OpenForm {
        useTranslations(of: applicationIdentifier)
        let store = try openSettings(at: path)
        return try OpenForm(driver: makeDriver(store, .simulated()), keeping: store)
    }

    @MainActor
    private static func makeDriver(
        _ store: SettingsStore<Settings>, _ hotspot: HotspotSwitch
    ) -> FormDriver<Settings> {
        FormDriver(
            initial: store.opened,
            build: makeSettingsForm(turnedBy: hotspot),
            title: "Settings",
            defaults: .defaults,
            environment: FormEnvironment(
                translate: translated, translatePlural: translatedPlural, locale: .current, fold: folded)
        )
    }

    private static let about = FormApplication.About(
        name: "Personal Hotspot",
        version: configuration.version,
        comments: "Share this computer's connection over Wi-Fi.",
        copyright: "© 2026 the FormGtk contributors",
        license: "Free software under the MIT licence."
    )
}
