import CGtk

/// The style sheet that all forms share.
@MainActor
enum StyleSheet {
    private static var isInstalled = false

    /// Adds the style sheet to the display, once.
    static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        let provider = gtk_css_provider_new()!
        let css = PackageResources.form_css
        css.withUnsafeBytes { bytes in
            gtk_css_provider_load_from_data(
                provider, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count))
        }
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }
}
