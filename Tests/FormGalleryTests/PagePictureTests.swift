import FormCore
import FormGtk
import FormTesting
import Foundation
import Testing

@testable import FormGallery
@testable import FormGtkTesting

/// Pictures has a picture of each page, a third as large as on the screen, so that looks change on purpose.
@MainActor
@Suite(
    "The picture of each page of the gallery", .serialized,
    .enabled("The pictures were taken with GTK 4.8.") { await Renderer.hasDisplay && PictureFolder.fitsGtk })
struct PagePictureTests {
    let pictures: PictureFolder

    init() throws {
        pictures = try PictureFolder(
            folder.appending(path: "Pictures").path, build: folder.appending(path: "../../.build").path)
    }

    @Test("is the one that stands in the folder", arguments: galleryGroups.map(\.title), [false, true])
    func pictures(title: String, isDark: Bool) throws {
        let group = try #require(galleryGroups.first { $0.title == title })
        try pictures.withLook(isDark: isDark) {
            let driver = makeGalleryDriver()
            let user = GtkUser(of: FormWindow(driver.session))
            for page in group.pages {
                try user.select(page.title)
                let name = page.title + (isDark ? "~dark" : "")
                if let problem = pictures.problem(with: name, of: user, scale: 1.0 / 3) { Issue.record("\(problem)") }
                try user.goBack()
            }
        }
    }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
