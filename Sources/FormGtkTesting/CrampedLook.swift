import CGtk
import FormCatalogues
import FormCore
import FormGtk

/// A look in which a window has less room than its author may have seen.
package enum CrampedLook: CaseIterable, Sendable {
    case plain, largeText, longText, rightToLeft, german, largeGerman
}

@MainActor
extension CrampedLook {
    /// Calls a function while the desktop has the look.
    ///
    /// - Parameters:
    ///   - catalogue: The program's own German texts; `nil` if it has none, so only the library speaks German.
    ///   - body: Gets the environment for the forms that it shows.
    package func use(german catalogue: Catalogue? = nil, _ body: (FormEnvironment) async throws -> Void) async rethrows
    {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        let environment = environment(german: catalogue)
        translate(by: environment)
        if [.largeText, .largeGerman].contains(self) { Property.set(settings, "gtk-xft-dpi", to: 2 * 96 * 1024) }
        if self == .rightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
        defer {
            translate(by: nil)
            gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi")
            gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
        }
        try await body(environment)
    }

    private func environment(german catalogue: Catalogue?) -> FormEnvironment {
        switch self {
        case .plain, .largeText, .rightToLeft: return FormEnvironment()
        case .longText: return FormEnvironment(translate: { longer($0) })
        case .german, .largeGerman:
            let library = LibraryCatalogues(LanguageList(locale: "de_DE.UTF-8", preferred: nil))
            return FormEnvironment(
                translate: { catalogue?.translation(of: $0) ?? library.translation(of: $0) ?? $0 },
                translatePlural: { one, several, count in
                    catalogue?.translation(one: one, count: count) ?? library.translation(one: one, count: count)
                        ?? (count == 1 ? one : several)
                })
        }
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
    /// Resizes the window in front of the user, and returns the layout problems that it has then. A window that can't be
    /// so small is one. The window in front is a question, a dialog, the About window or the form's window.
    package func layoutProblems(width: Int, height: Int) -> [String] {
        let front = window.windowsOver.first { !$0.hasClass("form-dialog") } ?? window
        // Only GTK resizes a question, where the screen is too small for it.
        gtk_window_set_resizable(front.cast(), 1)
        let frame = gtk_widget_get_allocated_width(front) - gtk_widget_get_width(gtk_window_get_child(front.cast()))
        let size = {
            [gtk_widget_get_allocated_width(front), gtk_widget_get_allocated_height(front)].map { Int($0 - frame) }
        }
        let before = size()
        if before != [width, height] {
            gtk_window_set_default_size(front.cast(), gint(width) + frame, gint(height) + frame)
            for _ in 0..<4 where size() == before { nextFrame(of: front) }
            // If there is room for other pages than before, they are laid out in the frame after that.
            for _ in 0..<2 { nextFrame(of: front) }
        }
        var problems: [String] = []
        for _ in 0..<4 {
            nextFrame(of: front)
            problems = LayoutProblems(in: front).lines
            for (actual, wanted) in zip(size(), [width, height]) where actual > wanted {
                problems.append("The window has \(actual) pixels where there are \(wanted).")
            }
            if problems.isEmpty { break }
        }
        return problems
    }
}
