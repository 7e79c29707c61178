/// Everything that the application's window edits.
public struct Settings: Codable, Equatable, Sendable {
    var hotspot = Hotspot()
}

extension Settings {
    /// The settings of somebody who has never set anything.
    public static let defaults = Settings()

    /// What the row that leads to the hotspot's page says.
    var hotspotText: String {
        hotspot.isEnabled ? "On" : "Off"
    }
}
