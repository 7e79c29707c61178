import FormGtk

/// How the gallery's own window looks, so that each page can be seen in each way.
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
