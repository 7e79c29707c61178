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

/// GTK's settings that decide which variant of its theme it draws.
struct GtkAppearance: Equatable, Sendable {
    var themeName = ""
    var prefersDark = false
    /// The setting of GTK 4.20, or `nil` in a version that doesn't have it: 2 is dark and 3 is light.
    var interfaceColorScheme: Int32?
    /// The setting of GTK 4.20, or `nil` in a version that doesn't have it: 2 is more contrast and 3 is less.
    var interfaceContrast: Int32?
    /// True if the user has chosen the theme for this program alone, which GTK doesn't change again.
    var isFixed = false

    var isDark: Bool {
        switch interfaceColorScheme {
        case 2: true
        case 3: false
        default: prefersDark || themeName.hasSuffix("-dark") || themeName.lowercased().hasSuffix("inverse")
        }
    }

    var hasHighContrast: Bool {
        switch interfaceContrast {
        case 2: true
        case 3: false
        default: themeName.hasPrefix("HighContrast") || themeName.hasPrefix("Default-hc")
        }
    }
}

extension GtkAppearance {
    /// The appearance that the environment variable `GTK_THEME` asks for.
    ///
    /// - Parameter variable: The name of a theme, which can be followed by a colon and its variant `dark`.
    init(variable: String) {
        let parts = variable.split(separator: ":", maxSplits: 1).map(String.init)
        self.init(themeName: parts.first ?? "", prefersDark: parts.last == "dark" && parts.count > 1, isFixed: true)
    }
}
