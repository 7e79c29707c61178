import FormJSON

/// What holds items, which says how a file has them.
enum ItemContainer: Sendable {
    /// A list, in the order of the items.
    case array
    /// A list, in an order that is the same each time.
    case set
    /// An object, in the order of its keys.
    case dictionary

    /// What a file has where these are the values of items.
    func json(of values: [JSONValue], named names: [String]) -> JSONValue {
        switch self {
        case .array: return .array(values)
        case .set: return .array(values.sorted { $0.precedes($1) })
        case .dictionary:
            var object = JSONObject()
            let pairs = zip(names, values).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
            for (key, value) in pairs { object[key] = value }
            return .object(object)
        }
    }
}

/// Types that have items and no order of them. Their objects are data, and no record.
protocol UnorderedItems {
    /// The encoded items in an order that is the same each time.
    static func ordered(_ encoded: EncodedSettings) -> EncodedSettings
}

extension Dictionary: UnorderedItems {
    /// Keys that are no texts are encoded as a list of pairs, which are not told apart.
    static func ordered(_ encoded: EncodedSettings) -> EncodedSettings {
        switch encoded {
        case .record(let fields): return .list(EncodedItems(dictionary: fields))
        case .list(let items) where items.values.count.isMultiple(of: 2):
            let values = items.values.map(\.json)
            let pairs = stride(from: 0, to: values.count, by: 2).map { values[$0...($0 + 1)] }
            return .whole(.array(pairs.sorted { $0.first!.precedes($1.first!) }.flatMap(\.self)))
        default: return encoded
        }
    }
}

extension Set: UnorderedItems {
    static func ordered(_ encoded: EncodedSettings) -> EncodedSettings {
        guard case .list(let items) = encoded else { return encoded }
        return .list(EncodedItems(set: items.values))
    }
}

extension JSONValue {
    /// Some order; numbers by their size, so that a person finds them sorted.
    func precedes(_ other: JSONValue) -> Bool {
        if case .number(let one) = self, case .number(let other) = other,
            let one = Double(one.description), let other = Double(other.description), one != other
        {
            return one < other
        }
        return description.utf8.lexicographicallyPrecedes(other.description.utf8)
    }
}
