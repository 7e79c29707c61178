import FormGtk

/// The appearance of the gallery's window. The user can change it to try every page in dark colours, for example.
struct Appearance: Codable, Equatable, Sendable {
    var colorScheme = ColorScheme.automatic
    var hasHighContrast = false
    var isRightToLeft = false
    var textSize = 100
    var isNarrow = false
}

extension ColorScheme {
    var title: String {
        switch self {
        case .automatic: "Like the Desktop"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
