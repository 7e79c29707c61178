/// The settings and the state that the application's window shows.
public struct Settings: Codable, Equatable, Sendable {
    var hotspot = Hotspot()
    /// True once a window has told the user that the hotspot stays on when the window is closed.
    var hasSaidItStaysOn = false
}

extension Settings {
    /// The settings before the user has changed any.
    public static let defaults = Settings()

    /// The settings before the user has changed any, with the name of this machine as the name of its network. They are
    /// ``defaults`` if the machine has no name.
    ///
    /// They depend on the machine, so they are not stored: the network of a machine that is renamed has the new name
    /// unless a profile has been stored with the old one.
    public static var defaultsOfMachine: Settings { defaults(named: MachineName.current) }

    static func defaults(named name: String?) -> Settings {
        var settings = defaults
        if let name { settings.hotspot.networkName = name }
        return settings
    }
}
