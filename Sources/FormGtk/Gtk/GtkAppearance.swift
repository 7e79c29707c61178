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
