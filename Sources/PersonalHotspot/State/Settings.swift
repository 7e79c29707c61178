/// Everything that the application's window edits.
public struct Settings: Codable, Equatable, Sendable {
    var hotspot = Hotspot()
    /// Whether a window has said that the hotspot stays on without it.
    var hasSaidItStaysOn = false
}

extension Settings {
    /// The settings of somebody who has never set anything.
    public static let defaults = Settings()
}
