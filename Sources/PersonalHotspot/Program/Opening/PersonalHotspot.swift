import ArgumentParser
import FormCommand
import FormCore
import FormGtk
import FormStore
import PersonalHotspot

/// The program. Without a command, it opens the window. With a command, it opens the form for that command, without a
/// window.
struct PersonalHotspot: FormProgram {
    static let version = "0.1.0"

    @OptionGroup var settings: HotspotOptions

    @Option(
        help: "Open the window on this page, or that of this setting.",
        completion: .rows(of: PersonalHotspot.self, includingPages: true))
    var page: String?

    func run() throws {
        let (path, service) = (settings.settings, settings.service)
        let page = page.map { RowPath($0) }
        try MainActor.assumeIsolated {
            let application = FormApplication(id: applicationIdentifier, about: Self.about, file: path)
            let hotspot = service.makeSwitch(waiting: .milliseconds(500))
            hotspot.joinNotices = JoinNotices(isScreenLocked: ScreenLock.isLocked) { device in
                application.notify(translated(device.joinSentence), id: device.id)
            }
            let defaults = service.defaults
            let keeper = try openSettings(at: path, with: hotspot, defaults: defaults)
            let driver = Self.makeDriver(keeper, hotspot, defaults)
            try application.run(driver, keeping: keeper, layout: .sidebar, showing: page)
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
        try openForm(at: path, .networkManager)
    }

    static func openForm(_ options: HotspotOptions) throws -> OpenForm {
        try openForm(at: options.settings, options.service)
    }

    @MainActor
    private static func openForm(at path: String?, _ service: HotspotOptions.Service) throws -> OpenForm {
        useTranslations(of: applicationIdentifier)
        let hotspot = service.makeSwitch(waiting: .seconds(5))
        let defaults = service.defaults
        let keeper = try openSettings(at: path, with: hotspot, defaults: defaults)
        return try OpenForm(driver: makeDriver(keeper, hotspot, defaults), keeping: keeper)
    }

    @MainActor
    private static func makeDriver(
        _ keeper: any StateKeeper<Settings>, _ hotspot: HotspotSwitch, _ defaults: Settings
    ) -> FormDriver<Settings> {
        let driver = FormDriver(
            initial: keeper.opened,
            build: makeSettingsForm(turnedBy: hotspot),
            title: "Personal Hotspot",
            defaults: defaults,
            environment: FormEnvironment(
                translate: translated, translatePlural: translatedPlural, locale: .current, fold: folded)
        )
        hotspot.follow(driver)
        return driver
    }

    private static let about = FormApplication.About(
        name: "Personal Hotspot",
        version: version,
        comments: "Share this computer's connection over Wi-Fi.",
        copyright: "© 2026 the FormGtk contributors",
        license: "Free software under the MIT licence."
    )
}
