import CGtk
import FormGtk
import Glibc

/// A folder with pictures of windows, which tests compare with the current look of the windows.
///
/// During a comparison, windows have a fixed font, fixed colours and a fixed cursor, because the settings of a desktop
/// would change every pixel. GTK draws differently from version to version, so the pictures are of GTK 4.8.
@MainActor
package struct PictureFolder {
    /// True if the version of GTK is the one that the pictures were taken with.
    package nonisolated static var fitsGtk: Bool { gtk_get_minor_version() == 8 }

    private let path: String
    /// The folder in which the current picture of a window is stored if it differs; it is inside the build folder.
    private let differing: String

    /// - Parameters:
    ///   - path: The folder with the pictures.
    ///   - build: The build folder of the package.
    /// - Throws: ``PictureFontError`` if the fonts of the pictures are missing.
    package init(_ path: String, build: String) throws {
        guard getenv("FONTCONFIG_FILE").map({ String(cString: $0).hasSuffix("Tests/Fonts/fonts.conf") }) == true else {
            throw PictureFontError(
                description: """
                    The pictures need the fonts of Tests/Fonts alone: run Scripts/test pictures, or set \
                    FONTCONFIG_FILE to Tests/Fonts/fonts.conf.
                    """)
        }
        for (family, font) in ["sans-serif": sansSerif, "monospace": "DejaVu Sans Mono"]
        where loadedFamily(for: family) != font {
            throw PictureFontError(
                description: """
                    The font \(font) is missing: install fonts-dejavu-core (dejavu-sans-fonts and \
                    dejavu-sans-mono-fonts on Fedora, ttf-dejavu on Arch).
                    """)
        }
        (self.path, differing) = (path, build + "/differing-pictures")
    }

    /// Calls a function while the desktop is set to light or dark, and to the font and the cursor that the pictures
    /// show.
    package func withLook<Result>(isDark: Bool, _ body: () throws -> Result) rethrows -> Result {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        LaterGtk.isDark = isDark
        Property.set(settings, "gtk-font-name", to: "\(sansSerif) 10")
        Property.set(settings, "gtk-cursor-blink", to: false)
        defer {
            LaterGtk.isDark = nil
            for name in ["gtk-font-name", "gtk-cursor-blink"] {
                gtk_settings_reset_property(OpaquePointer(settings), name)
            }
        }
        return try body()
    }

    /// Resizes a user's window, so that a picture has no empty space below its rows.
    package func resize(_ user: GtkUser, to width: Int, _ height: Int) {
        // Without a compositor GTK draws a frame, which is part of the window's size.
        let frame = gtk_widget_get_allocated_width(user.window) - gtk_widget_get_width(user.window)
        gtk_window_set_default_size(user.window.cast(), gint(width) + frame, gint(height) + frame)
        user.wait { gtk_widget_get_width(user.window) == width && gtk_widget_get_height(user.window) == height }
    }

    /// Compares a user's window with a picture, or writes the picture if `UPDATE_PICTURES` is set.
    ///
    /// - Parameter scale: The size of the picture relative to the window.
    /// - Returns: A sentence that says what is wrong, or `nil` if the window looks like the picture.
    package func problem(with name: String, of user: GtkUser, scale: Double) -> String? {
        guard let picture = settledPicture(of: user, scale: scale) else { return "“\(name)” never comes to rest." }
        let file = "\(path)/\(name).png"
        if getenv("UPDATE_PICTURES") != nil, !picture.write(to: file) { return "“\(file)” can't be written." }
        let difference = Drawing(contentsOf: file).map { picture.difference(from: $0, tolerance: 25) } ?? 1
        guard difference > 0.0005 else { return nil }
        mkdir(differing, 0o755)
        _ = picture.write(to: "\(differing)/\(name).png")
        return """
            “\(name)” differs in \(difference * 100) % of its pixels. \(differing) has the picture as it is now; if that \
            is on purpose, run Scripts/page-pictures.
            """
    }

    /// Returns a picture of the window once the window has looked the same for some frames, because text of several
    /// lines gets its height only after a while. Returns `nil` if the window keeps changing.
    private func settledPicture(of user: GtkUser, scale: Double) -> Drawing? {
        var (settled, frames): (Drawing?, Int) = (nil, 0)
        for _ in 0..<100 {
            user.nextFrame()
            guard let picture = Drawing(of: user.window, scale: scale) else { continue }
            frames = settled?.difference(from: picture, tolerance: 0) == 0 ? frames + 1 : 0
            settled = picture
            if frames == 5 { return picture }
        }
        return nil
    }
}

/// A font of the pictures is missing; the description says how to get it.
package struct PictureFontError: Error, CustomStringConvertible {
    package let description: String
}

private let sansSerif = "DejaVu Sans"

/// Returns the family of the font that Pango uses for another family's name.
@MainActor
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
