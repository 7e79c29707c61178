import CGtk
import FormCore
import FormGtk

/// A look in which a window has less room than its author may have seen.
package enum CrampedLook: CaseIterable, Sendable {
    case plain, largeText, longText, rightToLeft
}

@MainActor
extension CrampedLook {
    /// The environment of a form with the look.
    package var environment: FormEnvironment {
        self == .longText ? FormEnvironment(translate: { longer($0) }) : FormEnvironment()
    }

    package var direction: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }

    /// Calls a function while the desktop has the look.
    package func use<Result>(_ body: () throws -> Result) rethrows -> Result {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        if self == .largeText { Property.set(settings, "gtk-xft-dpi", to: 2 * 96 * 1024) }
        defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi") }
        return try body()
    }
}

/// Returns a text that is at least 40 % longer, as in another language.
private func longer(_ text: String) -> String {
    let words = ["und", "weiter", "so", "noch", "mehr"]
    var longer = text
    var index = 0
    while longer.count * 10 < text.count * 14 {
        longer += " " + words[index % words.count]
        index += 1
    }
    return longer
}

@MainActor
extension GtkUser {
    /// Resizes the window, and returns the layout problems that it has then. A window that can't be so narrow is one.
    package func layoutProblems(width: Int, height: Int) -> [String] {
        let frame = gtk_widget_get_allocated_width(window) - gtk_widget_get_width(navigation)
        gtk_window_set_default_size(window.cast(), gint(width) + frame, gint(height) + frame)
        for _ in 0..<4 { nextFrame() }
        let actual = Int(gtk_widget_get_width(navigation))
        return (actual > width ? ["The window is \(actual) pixels wide and not \(width)."] : [])
            + LayoutProblems(in: window).lines
    }
}
