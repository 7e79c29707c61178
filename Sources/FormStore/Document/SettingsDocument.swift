import FormCore

/// The contents of a settings file: the settings, their version, and another program's values in unresolved conflicts.
struct SettingsDocument: Equatable, Sendable {
    /// The settings, including the file's keys that this version doesn't know.
    @Secret var settings = JSONObject()
    /// The version given in the file, or `nil` if there is none.
    var version: Int?
    /// The other program's values in unresolved conflicts, which are about settings that both programs have changed.
    @Secret var theirs: [TheirSetting] = []

    /// The other program's value for a setting that both programs have changed.
    struct TheirSetting: Equatable, Sendable {
        /// The path of the setting, in which each list item is identified by its id.
        let key: SettingsKey
        /// The value, or null if the setting is an item that the other program has removed.
        let value: JSONValue
        /// The position of an item that this program has removed and the other program has changed: the id of the item
        /// before it in the other program's list, or null if it is the first item of that list. `nil` for any other
        /// setting.
        var neighbour: JSONValue?
    }

    init() {}

    /// Splits the JSON of a file into its parts.
    ///
    /// A version or a list of conflicts that can't be read remains in the settings, as an unknown key.
    init(_ root: JSONObject) {
        settings = root
        if case .number(let number)? = root[Self.versionKey], let version = number.integer(Int.self), version > 0 {
            self.version = version
            settings[Self.versionKey] = nil
        }
        if case .array(let values)? = root[Self.theirsKey] {
            let theirs = values.compactMap(TheirSetting.init)
            guard theirs.count == values.count else { return }
            self.theirs = theirs.withoutRepetitions
            settings[Self.theirsKey] = nil
        }
    }

    /// True if the file has a version that is not a positive integer.
    var hasUnreadableVersion: Bool { settings[Self.versionKey] != nil }

    /// The JSON of the file.
    var root: JSONObject {
        var root = JSONObject()
        if let version { root[Self.versionKey] = .number(JSONNumber(checked: "\(version)")) }
        for (key, value) in zip(settings.keys, settings.values) { root[key] = value }
        if !theirs.isEmpty { root[Self.theirsKey] = .array(theirs.map(\.json)) }
        return root
    }

    private static let versionKey = "$version"
    private static let theirsKey = "$theirs"
}

extension [SettingsDocument.TheirSetting] {
    /// The entries without duplicates. If a setting has several entries, the last one is used, at the position of the
    /// first one.
    fileprivate var withoutRepetitions: Self {
        var indices: [SettingsKey: Int] = [:]
        return reduce(into: []) { list, their in
            if let index = indices[their.key] {
                list[index] = their
            } else {
                indices[their.key] = list.count
                list.append(their)
            }
        }
    }
}

extension SettingsDocument.TheirSetting {
    fileprivate init?(_ json: JSONValue) {
        guard let object = json.object, let value = object["value"], case .array(let parts)? = object["key"],
            object.keys.count == (object[Self.neighbourKey] == nil ? 2 : 3)
        else { return nil }
        var components: [String] = []
        for part in parts {
            guard case .string(let component) = part else { return nil }
            components.append(component)
        }
        guard !components.isEmpty else { return nil }
        key = SettingsKey(components)
        self.value = value
        neighbour = object[Self.neighbourKey]
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["key": .array(key.components.map(JSONValue.string)), "value": value]
        object[Self.neighbourKey] = neighbour
        return .object(object)
    }

    private static let neighbourKey = "behind"
}
