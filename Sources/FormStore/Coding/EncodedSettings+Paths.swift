import FormJSON

/// Access by paths, which are made of the keys of structs and the ids of items.
extension EncodedSettings {
    /// The value at a path, or `nil` if there is none.
    subscript(path: ArraySlice<String>) -> EncodedSettings? {
        guard let key = path.first else { return self }
        return switch self {
        case .whole: nil
        case .record(let fields): fields[key]?[path.dropFirst()]
        case .list(let items): items[key]?[path.dropFirst()]
        }
    }

    /// Returns true if the path contains the id of an item that is missing from its list.
    ///
    /// Returns false if there is a value at the path, or if the path doesn't exist for another reason, for example
    /// because the items of the list have no ids.
    func lacksItem(on path: ArraySlice<String>) -> Bool {
        guard let key = path.first else { return false }
        return switch self {
        case .whole: false
        case .record(let fields): fields[key]?.lacksItem(on: path.dropFirst()) ?? false
        case .list(let items): items.identities != nil && items[key]?.lacksItem(on: path.dropFirst()) ?? true
        }
    }

    /// Returns the value at a path, or `nil` if the path doesn't exist.
    ///
    /// If the path doesn't exist because an item on it is missing from its list, the result is JSON's `null` rather
    /// than `nil`.
    func value(at path: ArraySlice<String>) -> EncodedSettings? {
        self[path] ?? (lacksItem(on: path) ? .whole(.null) : nil)
    }

    /// A new value for a path.
    struct Replacement {
        var path: ArraySlice<String>
        /// The new value, or JSON's `null` to remove an item.
        let value: JSONValue
        /// The position of a new item. If this is a string, the new item follows the item with that id. If it is JSON's
        /// `null`, the new item becomes the first one; if it is `nil`, the last one.
        let neighbour: JSONValue?
    }

    /// Returns these settings with new values.
    ///
    /// A value for a missing key of a struct is ignored, and so is a value inside a missing item. If a path ends at a
    /// missing item, the item is inserted. Each struct and each list is rebuilt only once.
    func replacing(_ values: [Replacement]) -> EncodedSettings {
        if let whole = values.last(where: \.path.isEmpty) { return .whole(whole.value) }
        var groups: [String: [Replacement]] = [:]
        for var value in values {
            let key = value.path.removeFirst()
            groups[key, default: []].append(value)
        }
        switch self {
        case .whole: return self
        case .record(var fields):
            for (key, values) in groups { fields[key] = fields[key]?.replacing(values) }
            return .record(fields)
        case .list(var items):
            // The replacements are made in the given order, because a new item may be inserted after another new item.
            items.edit { items in
                for identity in values.map({ $0.path[$0.path.startIndex] }) {
                    if let values = groups.removeValue(forKey: identity) { items.replace(identity, by: values) }
                }
            }
            return .list(items)
        }
    }
}

extension ItemChain<EncodedSettings> {
    fileprivate mutating func replace(_ identity: String, by values: [EncodedSettings.Replacement]) {
        guard let whole = values.last(where: \.path.isEmpty) else {
            if let item = self[identity] { put(item.replacing(values), as: identity) }
            return
        }
        if whole.value.isNull { return remove(identity) }
        let position: Position =
            switch whole.neighbour {
            case .string(let neighbour)?: .behind(neighbour)
            case .null?: .first
            default: .last
            }
        put(.whole(whole.value), as: identity, at: position)
    }
}
