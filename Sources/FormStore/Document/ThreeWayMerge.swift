/// Merges what two sides have made of the same settings, key by key.
///
/// What only one side has changed is as that side has it. Where both have changed a key
/// to different values, ours stands and theirs is a conflict. The keys of a struct are
/// merged one by one, and so are the items of a list that are told apart; any other list, a dictionary and an enum
/// are one value each.
struct ThreeWayMerge {
    /// A key that both sides have changed.
    struct Conflict: Equatable {
        let key: SettingsKey
        /// Their value; `nil` where they have erased the key.
        let theirs: JSONValue?
    }

    private(set) var merged = JSONObject()
    private(set) var conflicts: [Conflict] = []

    /// The items of the lists that are told apart, by the list's key: the base's, ours and theirs.
    private lazy var lists = readLists()
    private let readLists: () -> [SettingsKey: [[ListMerge.Item]]]

    /// - Parameters:
    ///   - defaults: Tells which objects are structs.
    ///   - lists: Reads the items of the lists that are told apart; asked where both sides have changed something.
    init(
        base: JSONObject, ours: JSONObject, theirs: JSONObject, defaults: EncodedSettings,
        lists: @escaping () -> [SettingsKey: [[ListMerge.Item]]] = { [:] }
    ) {
        readLists = lists
        let value = merge(.object(base), .object(ours), .object(theirs), defaults, at: [])
        merged = value?.object ?? JSONObject()
    }

    private mutating func merge(
        _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, _ defaults: EncodedSettings?, at path: [String]
    ) -> JSONValue? {
        if ours == theirs || theirs == base { return ours }
        if ours == base { return theirs }
        if ours?.object == nil, let sides = lists[SettingsKey(path)],
            let items = ListMerge(base: sides[0], ours: sides[1], theirs: sides[2]).merged
        {
            return .array(items)
        }
        guard let fields = defaults?.fields, let members = Members(base, ours, theirs) else {
            conflicts.append(Conflict(key: SettingsKey(path), theirs: theirs))
            return ours
        }
        var object = members.theirs
        var erased: [String] = []
        for (place, key) in members.keys.enumerated() {
            let value = merge(
                members.base[key], members.ours[key], members.theirs[key], fields[key], at: path + [key])
            if let value {
                object.set(key, to: value, order: members.keys, place: place)
            } else {
                erased.append(key)
            }
        }
        object.erase(erased)
        // An object that has lost its last key has all its defaults, as one that is not there.
        return object.isEmpty ? nil : .object(object)
    }

    /// The members of a struct on all sides; one that is missing has no keys.
    private struct Members {
        let base: JSONObject
        let ours: JSONObject
        let theirs: JSONObject

        /// `nil` where a side has no object.
        init?(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?) {
            guard let ours = Self.object(ours), let theirs = Self.object(theirs) else { return nil }
            self.base = base?.object ?? JSONObject()
            self.ours = ours
            self.theirs = theirs
        }

        private static func object(_ value: JSONValue?) -> JSONObject? {
            guard let value else { return JSONObject() }
            return value.object
        }

        /// All keys, ours first.
        var keys: [String] {
            var keys = KeyedList<Void>()
            for key in ours.keys + theirs.keys + base.keys { keys[key] = () }
            return keys.keys
        }
    }
}
