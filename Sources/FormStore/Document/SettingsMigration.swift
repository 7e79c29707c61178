/// What turns the settings of one version into those of the next: a function from JSON to JSON.
///
/// ```swift
/// // Version 2 has a level from 0 to 100 where version 1 had a name.
/// let levels = SettingsMigration(from: 1) { settings in
///     var settings = settings
///     if let volume = settings["volume"] {
///         settings["level"] = volume == "loud" ? 100 : 50
///         settings["volume"] = nil
///     }
///     return settings
/// }
/// let format = try SettingsFormat(defaults: Settings(), version: 2, migrations: [levels])
/// ```
///
/// It is given whatever a file has, so it must expect keys to be missing, since defaults
/// are not written, and values to be of any kind, and leave keys that it doesn't know. It
/// is run on any thread, and each time that a file of its version is read; the file itself
/// is migrated when a setting changes. See <doc:VersionsAndMigrations>.
public struct SettingsMigration: Sendable {
    /// The version that it reads; it gives the one after it.
    public let version: Int
    let migrate: @Sendable (JSONObject) -> JSONObject

    /// Makes a migration.
    ///
    /// - Parameters:
    ///   - version: The version that it reads; a file that names none is of version 1.
    ///   - migrate: Gives the settings of the version after it.
    public init(from version: Int, _ migrate: @escaping @Sendable (JSONObject) -> JSONObject) {
        self.version = version
        self.migrate = migrate
    }
}
