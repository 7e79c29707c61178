import HotspotService

/// A profile stored by NetworkManager.
struct StoredProfile: Equatable, Sendable {
    var path: String
    /// The settings without the password.
    var open: ConnectionSettings
    /// The settings with the password, if it could be read.
    var settings: ConnectionSettings

    var password: String { HotspotProfile(settings).password }
}
