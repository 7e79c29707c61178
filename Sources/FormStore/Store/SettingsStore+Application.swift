extension SettingsStore {
    /// Reads a program's settings from their standard location (see ``SettingsFile/init(application:)``).
    ///
    /// - Parameters:
    ///   - application: The program's identifier, such as `org.example.Lamp`.
    ///   - path: The path of a file to use instead, or `nil` for the standard location.
    ///   - defaults: The settings of a user who has never changed any.
    ///   - version: The version of the settings; see ``SettingsFormat/init(defaults:version:migrations:lists:)``.
    ///   - migrations: The migrations from older versions, one for each older version.
    ///   - lists: The lists whose items have ids; see ``SettingsFormat/init(defaults:version:migrations:lists:)``.
    ///   - completing: Fills in values that can't be defaults; see ``init(file:format:completing:)``.
    /// - Throws: An error if there is a mistake in the type of the settings or in its migrations. Problems with the
    ///   file or the disk are not thrown: ``error`` reports them.
    public convenience init(
        application: String,
        path: String? = nil,
        defaults: State,
        version: Int = 1,
        migrations: [SettingsMigration] = [],
        lists: [KeptList<State>] = [],
        completing: (@MainActor (inout State) -> Void)? = nil
    ) throws {
        self.init(
            file: path.map { SettingsFile(path: $0) } ?? SettingsFile(application: application),
            format: try SettingsFormat(defaults: defaults, version: version, migrations: migrations, lists: lists),
            completing: completing)
        self.application = application
    }
}
