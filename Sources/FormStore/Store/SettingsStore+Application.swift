extension SettingsStore {
    /// Reads a program's settings from where they belong, see ``SettingsFile/init(application:)``.
    ///
    /// - Parameters:
    ///   - application: The program's identifier, such as `org.example.Lamp`.
    ///   - path: Another file, in place of the program's own.
    ///   - defaults: The settings of somebody who has never set anything.
    ///   - version: The version of the settings, see ``SettingsFormat/init(defaults:version:migrations:lists:)``.
    ///   - migrations: What turns older settings into those of this version.
    ///   - lists: The lists whose items are told apart, see ``SettingsFormat/init(defaults:version:migrations:lists:)``.
    ///   - completing: Fills what must have a value that is no default, see ``init(file:format:completing:)``.
    /// - Throws: a mistake of whoever wrote the settings' type; never for what is wrong with a file or a disk.
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
    }
}
