/// Merges two versions of the settings, ours and theirs, which have both changed since the base version, key by key.
///
/// If only one of the two has changed a setting, the changed value is used. If both have changed a key to different
/// values, the value in ours is used, and the value in theirs becomes a conflict. Structs are merged key by key, and
/// lists, dictionaries and sets item by item if their items have ids. Other collections, and enums, are merged as
/// single values.
struct ThreeWayMerge {
    /// A setting that both sides have changed.
    struct Conflict: Equatable {
        /// The path of the setting, in which each list item is identified by its id.
        let key: SettingsKey
        /// Their value, or `nil` if they have removed the key or the item.
        let theirs: JSONValue?
        /// The position of an item that we have removed and they have changed: the id of the item before it in theirs,
        /// or null if it is their first item. `nil` for any other setting.
        var neighbour: JSONValue?
    }

    private(set) var merged = JSONObject()
    private(set) var conflicts: [Conflict] = []

    /// The decoded settings of base, ours and theirs, with ids for the items of lists.
    private(set) lazy var sides = readSides()
    private let readSides: () -> [EncodedSettings]

    /// Merges the settings.
    ///
    /// - Parameters:
    ///   - defaults: The encoded defaults, which show which objects are structs.
    ///   - sides: Returns the decoded settings of base, ours and theirs, with ids for the items of lists. Called only
    ///     if ours and theirs have both changed the same value.
    init(
        base: JSONObject, ours: JSONObject, theirs: JSONObject, defaults: EncodedSettings,
        sides: @escaping () -> [EncodedSettings] = { [] }
    ) {
        readSides = sides
        let value = merge(.object(base), .object(ours), .object(theirs), defaults, at: [])
        merged = value?.object ?? JSONObject()
    }

    /// Merges one value. Returns `nil` if the merged settings don't have the value.
    ///
    /// - Parameters:
    ///   - shape: The encoded default, or an encoded item of a list. It shows whether the value is a struct.
    ///   - hasDefaults: True if missing keys have defaults. False inside an item of a list.
    private mutating func merge(
        _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, _ shape: EncodedSettings?, at path: [String],
        hasDefaults: Bool = true
    ) -> JSONValue? {
        if ours == theirs || theirs == base { return ours }
        if ours == base { return theirs }
        if shape?.fields == nil, let list = list(base, ours, theirs, at: path[...]) {
            return list.merged { merge(item: path + [$0], $1, $2, $3, of: list) }
        }
        guard let fields = shape?.fields, let members = Members(base, ours, theirs) else {
            conflicts.append(Conflict(key: SettingsKey(path), theirs: theirs))
            return ours
        }
        var object = members.theirs
        var erased: [String] = []
        for (index, key) in members.keys.enumerated() {
            let value = merge(
                members.base[key], members.ours[key], members.theirs[key], fields[key], at: path + [key],
                hasDefaults: hasDefaults)
            if let value {
                object.set(key, to: value, order: members.keys, position: index)
            } else {
                erased.append(key)
            }
        }
        object.erase(erased)
        // An object without keys means the same as a missing object: all its settings have their defaults.
        return object.isEmpty && hasDefaults ? nil : .object(object)
    }

    /// Merges one item of a list. Returns `nil` to remove it.
    ///
    /// If ours or theirs has removed the item and the other one has changed it, ours is used and a conflict is
    /// recorded.
    private mutating func merge(
        item path: [String], _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, of list: ListMerge
    ) -> JSONValue? {
        if ours == theirs || theirs == base { return ours }
        if ours == base { return theirs }
        guard ours != nil, theirs != nil else {
            var conflict = Conflict(key: SettingsKey(path), theirs: theirs)
            if ours == nil {
                conflict.neighbour = list.neighbour(of: path[path.count - 1]).map(JSONValue.string) ?? .null
            }
            conflicts.append(conflict)
            return ours
        }
        let shapes = sides.compactMap { $0[path[...]] }
        return merge(base, ours, theirs, shapes.first { $0.fields != nil }, at: path, hasDefaults: false)
    }

    /// Returns a merge of the items of a list, or `nil` if base, ours or theirs is not a list whose items have ids.
    private mutating func list(
        _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at path: ArraySlice<String>
    ) -> ListMerge? {
        let values = [base, ours, theirs]
        let settings = sides.map { $0[path] }
        let lists = zip(settings, values).map { items(of: $0, $1) }
        guard lists.count == 3, let base = lists[0], let ours = lists[1], let theirs = lists[2] else { return nil }
        return ListMerge(base: base, ours: ours, theirs: theirs, container: settings.container)
    }

    /// Returns the items of a list in base, ours or theirs, or `nil` if the value is not a list whose items have ids.
    ///
    /// - Parameters:
    ///   - settings: The decoded list, with ids for its items; `nil` if it doesn't exist.
    ///   - value: The JSON of the list, or `nil` if the file doesn't have it. The list then has its default.
    private func items(of settings: EncodedSettings?, _ value: JSONValue?) -> [ListMerge.Item]? {
        // If both programs have added the item that contains the list, the list doesn't exist in base. Its base is then
        // empty.
        if settings == nil, value == nil { return [] }
        guard case .list(let items)? = settings, let identities = items.identities,
            let values = items.values(in: value ?? items.json), values.count == identities.count
        else { return nil }
        return zip(identities, values).map { ListMerge.Item(id: $0, value: $1) }
    }

    /// The members of a struct in base, ours and theirs. A missing struct has no members.
    private struct Members {
        let base: JSONObject
        let ours: JSONObject
        let theirs: JSONObject

        /// Returns `nil` if ours or theirs is a value other than an object. A missing value counts as an empty object.
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

        /// The keys of ours, then those of theirs and base, without duplicates.
        var keys: [String] {
            var keys = KeyedList<Void>()
            for key in ours.keys + theirs.keys + base.keys { keys[key] = () }
            return keys.keys
        }
    }
}

extension [EncodedSettings?] {
    /// The kind of collection, taken from the first of base, ours and theirs that has the list.
    fileprivate var container: ItemContainer {
        lazy.compactMap { if case .list(let items)? = $0 { items.container } else { nil } }.first ?? .array
    }
}
