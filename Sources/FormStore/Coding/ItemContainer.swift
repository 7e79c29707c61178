import FormJSON

/// A kind of collection, which determines how its items are represented in a file.
enum ItemContainer: Sendable {
    /// A JSON array, in the order of the items.
    case array
    /// A JSON array, in sorted order.
    case set
    /// A JSON object, sorted by its keys.
    case dictionary

    /// Returns the JSON of a collection with the given values.
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

/// A collection type whose items have no order. If it is encoded as an object, the object's keys are data, not the
/// fields of a struct.
protocol UnorderedItems {
    /// Returns the encoded items in sorted order.
    static func ordered(_ encoded: EncodedSettings) -> EncodedSettings
}

extension Dictionary: UnorderedItems {
    /// Sorts the items of a dictionary. If it is not encoded as an object, it is a list of alternating keys and values,
    /// which are sorted in pairs and get no ids.
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
    /// Returns true if the value sorts before another one. Numbers sort by size, as readers of the file expect. All
    /// other values sort by their JSON text.
    func precedes(_ other: JSONValue) -> Bool {
        if case .number(let one) = self, case .number(let other) = other,
            let one = Double(one.description), let other = Double(other.description), one != other
        {
            return one < other
        }
        return description.utf8.lexicographicallyPrecedes(other.description.utf8)
    }
}
