/// A migration of settings from one version to the next: a function from JSON to JSON.
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
/// The function is given the unchecked contents of a file. It must expect missing keys, since defaults are not written,
/// and values of any type, and it must preserve keys that it doesn't know. It may be called on any thread. It is called
/// each time a file of its version, or of an older one, is read, because the file itself keeps its version until a
/// setting changes. See <doc:VersionsAndMigrations>.
public struct SettingsMigration: Sendable {
    /// The version that the migration reads. Its result is of the next version.
    public let version: Int
    let migrate: @Sendable (JSONObject) -> JSONObject

    /// Creates a migration.
    ///
    /// - Parameters:
    ///   - version: The version that the migration reads. A file without a version is of version 1.
    ///   - migrate: Returns the settings of the next version.
    public init(from version: Int, _ migrate: @escaping @Sendable (JSONObject) -> JSONObject) {
        self.version = version
        self.migrate = migrate
    }
}
