import CGtk

/// The style sheets that all forms share: `form.css`, and one with the colours of the theme.
@MainActor
package enum StyleSheet {
    private static var isInstalled = false
    private static let colors = gtk_css_provider_new()!
    private static var shown: (theme: Theme, palette: Palette)?

    /// The style sheets with the light palette, for programs that show the same widgets without the library.
    package static var css: String {
        String(decoding: PackageResources.form_css, as: UTF8.self) + Palette(Theme()).css
    }

    /// Adds the style sheets to the display, once, and lets them follow the desktop's appearance.
    static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        let provider = gtk_css_provider_new()!
        load(PackageResources.form_css, into: provider)
        // Of two providers with the same priority, the one that was added later wins, so the rules for high contrast
        // need no selectors that are more specific than those of `form.css`.
        for provider in [provider, colors] {
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
        g_object_unref(provider)
        ShownAppearance.followGtk()
    }

    /// Draws the windows in an appearance.
    static func show(_ appearance: Appearance) {
        let (theme, palette) = (appearance.theme, appearance.palette)
        guard shown?.theme != theme || shown?.palette != palette else { return }
        shown = (theme, palette)
        let rules = theme.hasHighContrast ? PackageResources.high_contrast_css : []
        load(Array(palette.css.utf8) + rules, into: colors)
        var windows = gtk_window_list_toplevels()
        while let item = windows {
            let window = item.pointee.data.assumingMemoryBound(to: GtkWidget.self)
            if windowClasses.contains(where: { gtk_widget_has_css_class(window, $0) != 0 }) { markTheme(of: window) }
            windows = g_list_delete_link(item, item)
        }
    }

    /// Gives a window of a form the style classes of the theme, which change with the theme.
    static func markTheme(of window: Widget) {
        window.setClass("form-dark", shown?.theme.isDark == true)
        window.setClass("form-high-contrast", shown?.theme.hasHighContrast == true)
    }

    private static let windowClasses = ["form-window", "form-dialog", "form-question", "form-about"]

    private static func load(_ css: [UInt8], into provider: UnsafeMutablePointer<GtkCssProvider>) {
        css.withUnsafeBytes { bytes in
            gtk_css_provider_load_from_data(
                provider, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count))
        }
    }
}
