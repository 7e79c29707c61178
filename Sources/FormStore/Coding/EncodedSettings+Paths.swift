import FormJSON

/// Paths through the keys of structs and the identities of items.
extension EncodedSettings {
    /// What stands at a path; `nil` where there is nothing.
    subscript(path: ArraySlice<String>) -> EncodedSettings? {
        guard let key = path.first else { return self }
        return switch self {
        case .whole: nil
        case .record(let fields): fields[key]?[path.dropFirst()]
        case .list(let items): items[key]?[path.dropFirst()]
        }
    }

    /// Whether an item on the way of a path, or at its end, is not there, in a list whose items are told apart.
    func lacksItem(on path: ArraySlice<String>) -> Bool {
        guard let key = path.first else { return false }
        return switch self {
        case .whole: false
        case .record(let fields): fields[key]?.lacksItem(on: path.dropFirst()) ?? false
        case .list(let items): items.identities != nil && items[key]?.lacksItem(on: path.dropFirst()) ?? true
        }
    }

    /// What stands at a path; null in place of an item that is not there.
    func value(at path: ArraySlice<String>) -> EncodedSettings? {
        self[path] ?? (lacksItem(on: path) ? .whole(.null) : nil)
    }

    /// A value that is to stand at a path.
    struct Replacement {
        var path: ArraySlice<String>
        /// The value; null for an item that is not to be there.
        let value: JSONValue
        /// What a new item stands behind: an identity, or null for the first; `nil` for the last.
        let neighbour: JSONValue?
    }

    /// These settings with other values; what has no place here is left out. Each struct and list is made anew once.
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
            // One that comes back may stand behind another.
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
        let spot: Spot =
            switch whole.neighbour {
            case .string(let neighbour)?: .behind(neighbour)
            case .null?: .first
            default: .last
            }
        put(.whole(whole.value), as: identity, at: spot)
    }
}
