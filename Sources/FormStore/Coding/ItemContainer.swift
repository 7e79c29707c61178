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
    ///
    /// - Parameter names: The keys of a dictionary, in the order of the values. Ignored for an array or a set.
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

/// A collection type whose items have no order.
///
/// If such a collection is encoded as an object, as most dictionaries are, the object's keys are part of the data. They
/// are not the fields of a struct.
protocol UnorderedItems {
    /// Returns the encoded items in sorted order.
    static func ordered(_ encoded: EncodedSettings) -> EncodedSettings
}

extension Dictionary: UnorderedItems {
    /// Returns the items of a dictionary, sorted by their keys.
    ///
    /// Swift encodes some dictionaries, such as those with structs as keys, as a list in which keys and values
    /// alternate. Each pair of a key and its value then stays together, and the dictionary is stored as a whole,
    /// because its items have no ids.
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
