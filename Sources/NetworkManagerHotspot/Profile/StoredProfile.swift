import HotspotService

/// A profile that NetworkManager keeps.
struct StoredProfile: Equatable, Sendable {
    var path: String
    /// Without the password.
    var open: ConnectionSettings
    /// With the password, where it could be read.
    var settings: ConnectionSettings

    var password: String { HotspotProfile(settings).password }
}
