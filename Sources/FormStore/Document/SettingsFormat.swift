import FormCore

/// How a struct of settings is read from a file's tree and written over it.
///
/// Nothing here touches a file. What the file has is kept as far as it can be: keys
/// that this version doesn't know, values that it can't read, the order of the keys and
/// the text of the numbers. What has its default is not written, so that a later
/// version's better default reaches whoever has never set it.
///
/// ```swift
/// let format = try SettingsFormat(defaults: Settings())
/// var (settings, problems) = format.decode(object)
/// settings.volume = 7
/// object = try format.encode(settings, over: object)
/// ```
public struct SettingsFormat<State: Codable> {
    /// The settings of somebody who has never set anything.
    public let defaults: State
    /// The version of the settings that this program writes.
    public let version: Int
    let migrations: [Int: SettingsMigration]
    let lists: [KeptList<State>]
    @Secret private(set) var encodedDefaults: EncodedSettings
    private let transientDefaults: TransientValues

    /// Makes a format from the settings of somebody who has never set anything.
    ///
    /// - Parameters:
    ///   - defaults: The settings of somebody who has never set anything.
    ///   - version: The version of the settings. A new key needs none; count it up where
    ///     a key gets another name or meaning, with a migration from the version before.
    ///   - migrations: What turns older settings into those of this version.
    ///   - lists: The lists whose items are told apart; of any other list two programs can't both change something.
    /// - Throws: what the settings throw when they are encoded or read back; and a
    ///   ``SettingsMistake`` if they are no object with keys, or a version has no migration or two.
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
    /// A key that is missing has its default, and so has one whose value can't be read;
    /// that one is among the problems, and all others keep their values. The object is taken
    /// to be of this ``version``: a ``SettingsStore`` runs the migrations before.
    public func decode(_ object: JSONObject) -> (state: State, problems: [SettingsProblem]) {
        decode(object, transients: transientDefaults)
    }

    /// Reads the settings; what is not stored is as in a state.
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
    /// Only keys that differ from what ``decode(_:)`` reads there are touched: one that
    /// has its default now is erased, others are set. All else stays as it is, also a
    /// value that equals its default and one that can't be read.
    ///
    /// - Throws: what the settings throw when they are encoded; a ``SettingsMistake`` if
    ///   they are nested too deeply to be read again. Then nothing should be saved.
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

    /// Erases a setting, or all settings under a key, so that they have their defaults; also what can't be read.
    ///
    /// Keys that this version doesn't know stay, unless they are named.
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
