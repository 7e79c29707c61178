import FormCore

/// Converts a struct of settings from and to the JSON of a file.
///
/// The format doesn't access any file. It preserves the JSON as far as possible: keys that this version doesn't know,
/// values that it can't read, the order of the keys and the text of the numbers. A setting that has its default is not
/// written, so that a better default in a later version reaches users who have never changed the setting.
///
/// ```swift
/// let format = try SettingsFormat(defaults: Settings())
/// var (settings, problems) = format.decode(object)
/// settings.volume = 7
/// object = try format.encode(settings, over: object)
/// ```
public struct SettingsFormat<State: Codable> {
    /// The settings of a user who has never changed any.
    public let defaults: State
    /// The version of the settings that this program writes.
    public let version: Int
    let migrations: [Int: SettingsMigration]
    let lists: [KeptList<State>]
    @Secret private(set) var encodedDefaults: EncodedSettings
    private let transientDefaults: TransientValues

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - defaults: The settings of a user who has never changed any.
    ///   - version: The version of the settings. A new key doesn't need a new version. If a key changes its name or
    ///     meaning, increment the version, and add a migration from the previous one.
    ///   - migrations: The migrations from older versions, one for each older version.
    ///   - lists: The lists whose items have ids. Any other list is a single value: if two programs change it, there is
    ///     a conflict.
    /// - Throws: Any error thrown by encoding the settings or by decoding them again. Also a ``SettingsMistake`` if the
    ///   settings are not encoded as an object with keys, or if an older version has no migration or more than one.
    public init(
        defaults: State, version: Int = 1, migrations: [SettingsMigration] = [], lists: [KeptList<State>] = []
    ) throws {
        self.defaults = defaults
        self.lists = lists
        self.version = version
        self.migrations = Dictionary(migrations.map { ($0.version, $0) }) { first, _ in first }
        guard migrations.map(\.version).sorted() == Array(1..<max(version, 1)) else {
            throw SettingsMistake.migrations(to: version)
        }
        encodedDefaults = try Self.encoded(defaults)
        transientDefaults = try Self.transients(of: defaults)
        let decoder = SettingsDecoder(
            value: nil, fallback: encodedDefaults.json, codingPath: [], problems: ProblemList(),
            transients: transientDefaults)
        _ = try decoder.decode(State.self)
    }

    /// Reads the settings.
    ///
    /// If a key is missing, the setting has its default. If a value can't be read, the setting also has its default,
    /// and is reported as a problem. All other settings have the values in the object.
    ///
    /// The object must be of this ``version``, because this function runs no migrations. A ``SettingsStore`` runs them
    /// before it calls this function.
    public func decode(_ object: JSONObject) -> (state: State, problems: [SettingsProblem]) {
        decode(object, transients: transientDefaults)
    }

    /// Reads the settings, but takes the values of transient properties from `state`.
    func decode(_ object: JSONObject, keeping state: State) -> (state: State, problems: [SettingsProblem]) {
        decode(object, transients: (try? Self.transients(of: state)) ?? transientDefaults)
    }

    private func decode(
        _ object: JSONObject, transients: TransientValues
    ) -> (state: State, problems: [SettingsProblem]) {
        let problems = ProblemList()
        let decoder = SettingsDecoder(
            value: .object(object), fallback: encodedDefaults.json, codingPath: [], problems: problems,
            transients: transients)
        do {
            return (try decoder.decode(State.self), problems.list)
        } catch {
            return (defaults, [SettingsProblem(error, at: [])])
        }
    }

    /// Writes the settings over an object that was read before.
    ///
    /// A key is changed only if the setting in `state` differs from the one that ``decode(_:)`` returns for the object.
    /// If the new value is the default, the key is removed; otherwise it is set. Everything else remains as it is,
    /// including values that equal their default and values that can't be read.
    ///
    /// - Throws: Any error thrown by encoding the settings, or a ``SettingsMistake`` if the settings are nested too
    ///   deeply to be read again. If an error is thrown, don't save anything.
    public func encode(_ state: State, over object: JSONObject) throws -> JSONObject {
        let (old, problems) = decode(object)
        let merge = SettingsMerge(
            old: try identified(old), new: try identified(state), defaults: encodedDefaults,
            unread: problems.map { $0.key.components[...] })
        let merged = merge.apply(to: .object(object))
        guard let merged, merged.depth <= JSONValue.deepest else {
            if merged == nil { return JSONObject() }
            throw SettingsMistake.tooDeep
        }
        return merged.object ?? JSONObject()
    }

    /// Returns an object without a setting, or without all settings under a key, so that they have their defaults.
    ///
    /// Values that can't be read are removed too. Keys that this version doesn't know remain, unless `key` itself is
    /// such a key.
    public func reset(_ key: SettingsKey, in object: JSONObject) -> JSONObject {
        encodedDefaults.erase(key.components[...], in: .object(object))?.object ?? JSONObject()
    }

    private static func transients(of state: State) throws -> TransientValues {
        let transients = TransientCollector()
        _ = try SettingsEncoder.encode(state, transients: transients)
        return transients.values
    }

    static func encoded(_ state: State) throws -> EncodedSettings {
        let encoded = try SettingsEncoder.encode(state)
        guard encoded.fields != nil else { throw SettingsMistake.noKeys }
        return encoded
    }
}

extension SettingsFormat: Sendable where State: Sendable {}
