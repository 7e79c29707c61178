/// Merges what two sides have made of the same settings, key by key.
///
/// What only one side has changed is as that side has it. Where both have changed a key
/// to different values, ours stands and theirs is a conflict. The keys of a struct are
/// merged one by one, and so are the items of a list, a dictionary and a set that are told apart; any other
/// one and an enum are one value each.
struct ThreeWayMerge {
    /// What both sides have changed.
    struct Conflict: Equatable {
        /// The keys on the way; the identity of an item in place of a key.
        let key: SettingsKey
        /// Their value; `nil` where they have erased the key, or removed the item.
        let theirs: JSONValue?
        /// What an item that we have removed stands behind there: an identity, or null for the first.
        var neighbour: JSONValue?
    }

    private(set) var merged = JSONObject()
    private(set) var conflicts: [Conflict] = []

    /// What is read from base, ours and theirs, with the items of lists told apart.
    private(set) lazy var sides = readSides()
    private let readSides: () -> [EncodedSettings]

    /// - Parameters:
    ///   - defaults: Tells which objects are structs.
    ///   - sides: What is read from base, ours and theirs, with the items of lists told apart; asked where both sides
    ///     have changed something.
    init(
        base: JSONObject, ours: JSONObject, theirs: JSONObject, defaults: EncodedSettings,
        sides: @escaping () -> [EncodedSettings] = { [] }
    ) {
        readSides = sides
        let value = merge(.object(base), .object(ours), .object(theirs), defaults, at: [])
        merged = value?.object ?? JSONObject()
    }

    /// - Parameters:
    ///   - shape: Tells which objects are structs.
    ///   - hasDefaults: Whether a key that is missing has a default; inside of an item it has none.
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
        for (place, key) in members.keys.enumerated() {
            let value = merge(
                members.base[key], members.ours[key], members.theirs[key], fields[key], at: path + [key],
                hasDefaults: hasDefaults)
            if let value {
                object.set(key, to: value, order: members.keys, place: place)
            } else {
                erased.append(key)
            }
        }
        object.erase(erased)
        // An object that has lost its last key has all its defaults, as one that is not there.
        return object.isEmpty && hasDefaults ? nil : .object(object)
    }

    /// One item; where one side has removed what the other has changed it is as we have it.
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

    /// The items of a list; `nil` where a side has no list, or one whose items are not told apart.
    private mutating func list(
        _ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at path: ArraySlice<String>
    ) -> ListMerge? {
        let values = [base, ours, theirs]
        let settings = sides.map { $0[path] }
        let lists = zip(settings, values).map { items(of: $0, $1) }
        guard lists.count == 3, let base = lists[0], let ours = lists[1], let theirs = lists[2] else { return nil }
        return ListMerge(base: base, ours: ours, theirs: theirs, container: settings.container)
    }

    /// - Parameter value: What the file has; where it has nothing, what is read is the default.
    private func items(of settings: EncodedSettings?, _ value: JSONValue?) -> [ListMerge.Item]? {
        // An item that both have added has no base.
        if settings == nil, value == nil { return [] }
        guard case .list(let items)? = settings, let identities = items.identities,
            let values = items.values(in: value ?? items.json), values.count == identities.count
        else { return nil }
        return zip(identities, values).map { ListMerge.Item(id: $0, value: $1) }
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

extension [EncodedSettings?] {
    /// What holds the items on all sides that have a value.
    fileprivate var container: ItemContainer {
        lazy.compactMap { if case .list(let items)? = $0 { items.container } else { nil } }.first ?? .array
    }
}
