import CGtk
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
    .enabled("The pictures were taken with GTK 4.8.") { await Renderer.hasDisplay && gtk_get_minor_version() == 8 })
struct PagePictureTests {
    init() throws {
        let configuration = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? ""
        try #require(
            configuration.hasSuffix("Tests/Fonts/fonts.conf"),
            "The pictures need the fonts of Tests/Fonts alone: run Scripts/test windows, or set FONTCONFIG_FILE to Tests/Fonts/fonts.conf."
        )
        for (family, font) in ["sans-serif": sansSerif, "monospace": "DejaVu Sans Mono"] {
            try #require(
                loadedFamily(for: family) == font,
                "The font \(font) is missing: install fonts-dejavu-core (dejavu-sans-fonts and dejavu-sans-mono-fonts on Fedora, ttf-dejavu on Arch)."
            )
        }
    }

    @Test("is the one that stands in the folder", arguments: galleryGroups.map(\.title), [false, true])
    func pictures(title: String, isDark: Bool) throws {
        let group = try #require(galleryGroups.first { $0.title == title })
        let look = Look(isDark: isDark)
        defer { look.end() }
        let driver = makeGalleryDriver()
        let user = GtkUser(of: FormWindow(driver.session))
        for page in group.pages {
            try user.select(page.title)
            let picture = try #require(settledPicture(of: user), "“\(page.title)” never comes to rest.")
            try compare(picture, named: page.title + (isDark ? "~dark" : "") + ".png")
            try user.goBack()
        }
    }

    /// The picture once it stays the same: a text of several lines has its height after some frames.
    ///
    /// - Returns: `nil` for a page that does not come to rest in a hundred frames.
    private func settledPicture(of user: GtkUser) -> Drawing? {
        var (settled, frames): (Drawing?, Int) = (nil, 0)
        for _ in 0..<100 {
            user.nextFrame()
            guard let picture = Drawing(of: user.window, scale: 1.0 / 3) else { continue }
            frames = settled?.difference(from: picture, tolerance: 0) == 0 ? frames + 1 : 0
            settled = picture
            if frames == 5 { return picture }
        }
        return nil
    }

    private func compare(_ picture: Drawing, named name: String) throws {
        let path = folder.appending(path: name).path
        if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil { #expect(picture.write(to: path)) }
        let difference = Drawing(contentsOf: path).map { picture.difference(from: $0, tolerance: 25) } ?? 1
        guard difference > 0.0005 else { return }
        try FileManager.default.createDirectory(at: differing, withIntermediateDirectories: true)
        #expect(picture.write(to: differing.appending(path: name).path))
        Issue.record(
            "“\(name)” differs in \(difference * 100) % of it; .build/differing-pictures has it as it is now. If that is on purpose, run Scripts/page-pictures."
        )
    }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")

private let differing = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/differing-pictures")

private let sansSerif = "DejaVu Sans"

/// The family of the font that Pango takes for another one's name.
private func loadedFamily(for family: String) -> String? {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    let wanted = pango_font_description_from_string("\(family) 10")
    defer { pango_font_description_free(wanted) }
    guard let found = pango_context_load_font(context, wanted) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(found)) }
    let description = pango_font_describe(found)
    defer { pango_font_description_free(description) }
    return String(cString: pango_font_description_get_family(description))
}

/// Settings of the desktop during a test: light or dark, the font, and a cursor that doesn't blink.
@MainActor
private struct Look {
    private let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)

    init(isDark: Bool) {
        LaterGtk.isDark = isDark
        Property.set(settings, "gtk-font-name", to: "\(sansSerif) 10")
        Property.set(settings, "gtk-cursor-blink", to: false)
    }

    func end() {
        LaterGtk.isDark = nil
        for name in ["gtk-font-name", "gtk-cursor-blink"] {
            gtk_settings_reset_property(OpaquePointer(settings), name)
        }
    }
}
