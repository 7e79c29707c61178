import HotspotService

/// A profile stored by NetworkManager.
struct StoredProfile: Equatable, Sendable {
    var path: String
    /// The settings without the password.
    var open: ConnectionSettings
    /// The settings with the password. If the password could not be read, they are the same as `open`.
    var settings: ConnectionSettings

    var password: String { HotspotProfile(settings).password }
}
