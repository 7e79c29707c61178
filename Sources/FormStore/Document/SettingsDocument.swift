import FormCore

/// What a settings file has: the settings, their version, and values that wait for the person to choose.
struct SettingsDocument: Equatable, Sendable {
    /// The settings, with whatever else stands in the file.
    @Secret var settings = JSONObject()
    /// The version that the file names.
    var version: Int?
    /// What another program has set where both had changed a setting.
    @Secret var theirs: [TheirSetting] = []

    /// A value that another program has set.
    struct TheirSetting: Equatable, Sendable {
        /// The keys on the way; the identity of an item in place of a key.
        let key: SettingsKey
        /// The value; null for an item that it has removed.
        let value: JSONValue
        /// What an item that we have removed stands behind there: an identity, or null for the first.
        var neighbour: JSONValue?
    }

    init() {}

    /// Takes a file's tree apart. What can't be read of the version and the waiting values stays a setting, which
    /// nothing knows.
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

    /// Whether there is a version, and it is no number from 1 on.
    var hasUnreadableVersion: Bool { settings[Self.versionKey] != nil }

    /// The file's tree.
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
    /// The last value of each setting, where its first one stands.
    fileprivate var withoutRepetitions: Self {
        var places: [SettingsKey: Int] = [:]
        return reduce(into: []) { list, their in
            if let place = places[their.key] {
                list[place] = their
            } else {
                places[their.key] = list.count
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
