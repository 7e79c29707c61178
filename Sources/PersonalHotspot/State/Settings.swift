/// The settings and the state that the application's window shows.
public struct Settings: Codable, Equatable, Sendable {
    var hotspot = Hotspot()
    /// True once a window has told the user that the hotspot stays on when the window is closed.
    var hasSaidItStaysOn = false
}

extension Settings {
    /// The settings before the user has changed any.
    public static let defaults = Settings()
}
