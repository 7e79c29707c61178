import ArgumentParser
import FormGallery

/// Prints the values that `--page` accepts, so that a script can open every page.
struct PagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pages", abstract: "List the pages of the gallery.")

    func run() {
        for page in galleryGroups.flatMap(\.pages) { print(page.title) }
    }
}
