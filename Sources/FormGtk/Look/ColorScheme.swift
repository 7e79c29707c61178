/// The light or dark appearance of an application's windows; see ``FormApplication/colorScheme``.
public enum ColorScheme: String, CaseIterable, Codable, Sendable {
    /// Follows the desktop's choice, even if that choice changes later.
    case automatic
    /// Light, regardless of the desktop.
    case light
    /// Dark, regardless of the desktop.
    case dark
}
