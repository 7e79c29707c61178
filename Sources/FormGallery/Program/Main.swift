import ArgumentParser
import CGtk
import FormCommand
import FormCore
import FormGallery
import FormGtk
import FormStore

/// The gallery. Without a command, the program opens a window. Its commands list and change the same settings without a
/// window.
@main
struct GalleryProgram: FormProgram {
    static let configuration = CommandConfiguration(
        commandName: "form-gallery",
        abstract: "Show every control and structure of the form library, with its code.",
        subcommands: [PagesCommand.self] + formCommands
    )

    @OptionGroup var settings: SettingsOptions

    @Option(
        help: "Open the window on this page, or that of this setting.",
        completion: .rows(of: GalleryProgram.self, includingPages: true))
    var page: String?

    func run() throws {
        let (path, page) = (settings.settings, page.map { RowPath($0) })
        try MainActor.assumeIsolated {
            let application = FormApplication(id: Self.identifier, about: Self.about, file: path)
            let store = try Self.openStore(at: path)
            let driver = Self.makeDriver(store)
            guard gtk_init_check() != 0 else { throw FormApplicationError.noDisplay }
            application.follow(driver)
            try application.run(driver, keeping: store, layout: .sidebar, showing: page)
        }
    }

    static func openForm(settings path: String?) throws -> OpenForm {
        let store = try openStore(at: path)
        return try OpenForm(driver: makeDriver(store), keeping: store)
    }

    @MainActor
    private static func openStore(at path: String?) throws -> SettingsStore<Gallery> {
        try SettingsStore(application: identifier, path: path, defaults: Gallery())
    }

    @MainActor
    private static func makeDriver(_ store: SettingsStore<Gallery>) -> FormDriver<Gallery> {
        makeGalleryDriver(
            initial: store.opened,
            environment: FormEnvironment(
                translate: translated, translatePlural: translatedPlural, locale: .current, fold: folded))
    }

    private static let identifier = "io.github.formgtk.FormGallery"

    private static let about = FormApplication.About(
        name: "Form Gallery",
        version: "0.1.0",
        comments: "Every control and structure of the form library.",
        copyright: "© 2026 the FormGtk contributors",
        license: "Free software under the MIT licence."
    )
}
