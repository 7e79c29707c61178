import FormCore

/// Everything that decides the colours of windows.
struct Appearance: Equatable, Sendable {
    /// The application's choice, which overrides the others unless it is `automatic`.
    var wanted = ColorScheme.automatic
    var desktop = DesktopAppearance()
    var gtk = GtkAppearance()

    /// True if the application or the desktop asks for dark, false if one of them asks for light; `nil` if neither
    /// does, so GTK's settings decide.
    var asksForDark: Bool? {
        if gtk.isFixed { return nil }
        return switch (wanted, desktop.colorScheme) {
        case (.dark, _), (.automatic, 1): true
        case (.light, _), (.automatic, 2): false
        case (.automatic, _): nil
        }
    }

    /// True if the desktop asks for high contrast. If it is false, GTK's settings decide.
    var asksForHighContrast: Bool { desktop.contrast == 1 && !gtk.isFixed }

    var theme: Theme {
        Theme(isDark: asksForDark ?? gtk.isDark, hasHighContrast: asksForHighContrast || gtk.hasHighContrast)
    }

    var palette: Palette { Palette(theme, accent: desktop.accent) }
}

/// The desktop's choices, as the settings portal publishes them in the namespace `org.freedesktop.appearance`.
struct DesktopAppearance: Equatable, Sendable {
    /// 1 asks for dark and 2 for light; any other number leaves the choice to the application.
    var colorScheme: UInt32 = 0
    /// 1 asks for high contrast.
    var contrast: UInt32 = 0
    var accent: Color?
}
