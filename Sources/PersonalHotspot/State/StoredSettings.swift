import FormStore

/// The application's identifier.
public let applicationIdentifier = "io.github.formgtk.PersonalHotspot"

/// Reads the settings, from a file of their own or from where they belong.
///
/// Whoever has no password yet gets one; it is no default, so that it is stored.
@MainActor
public func openSettings(at path: String? = nil) throws -> SettingsStore<Settings> {
    try SettingsStore(application: applicationIdentifier, path: path, defaults: Settings()) { settings in
        guard settings.hotspot.password.isEmpty else { return }
        var generator = SystemRandomNumberGenerator()
        settings.hotspot.password = randomPassword(using: &generator)
    }
}

extension SettingsStore<Settings> {
    /// The settings that a row is reset to: a password that somebody has stays.
    @MainActor
    public var defaults: Settings {
        Settings(hotspot: Hotspot(password: opened.hotspot.password))
    }
}
