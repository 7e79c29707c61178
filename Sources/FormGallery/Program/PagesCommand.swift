import ArgumentParser
import FormGallery

/// Prints what `--page` can be given, for whoever goes through all pages.
struct PagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pages", abstract: "List the pages of the gallery.")

    func run() {
        for page in galleryGroups.flatMap(\.pages) { print(page.title) }
    }
}
