import CGtk

/// The appearance of the windows on the screen. It follows the application's choice, the desktop's and GTK's settings,
/// and each change shows at once.
@MainActor
enum ShownAppearance {
    private static var appearance = Appearance()
    private static var isFollowingGtk = false

    /// The application's choice between light and dark.
    static var wanted: ColorScheme {
        get { appearance.wanted }
        set { change { $0.wanted = newValue } }
    }

    /// The desktop's choices, which ``SettingsPortal`` reports.
    static var desktop: DesktopAppearance {
        get { appearance.desktop }
        set { change { $0.desktop = newValue } }
    }

    /// Shows the appearance that GTK's settings ask for, and follows their changes until the program ends. GTK must be
    /// initialised.
    static func followGtk() {
        guard !isFollowingGtk, let settings = gtk_settings_get_default() else { return }
        isFollowingGtk = true
        for name in LaterGtk.appearanceSettings {
            Signal.connectNotify(UnsafeMutableRawPointer(settings), name, .settingsChanged) { readGtk() }
        }
        if let isDark = appearance.asksForDark { LaterGtk.isDark = isDark }
        if appearance.asksForHighContrast { LaterGtk.hasHighContrast = true }
        readGtk()
        StyleSheet.show(appearance)
    }

    private static func readGtk() {
        change { $0.gtk = LaterGtk.appearance }
    }

    private static func change(_ body: (inout Appearance) -> Void) {
        let old = appearance
        body(&appearance)
        guard appearance != old else { return }
        // GTK draws what the style sheet leaves to its theme, so its theme is to fit. Setting this changes GTK's
        // settings, which calls this function again.
        if appearance.asksForDark != old.asksForDark { LaterGtk.isDark = appearance.asksForDark }
        if appearance.asksForHighContrast != old.asksForHighContrast {
            LaterGtk.hasHighContrast = appearance.asksForHighContrast
        }
        StyleSheet.show(appearance)
    }
}
