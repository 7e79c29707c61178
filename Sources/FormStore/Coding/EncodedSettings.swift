/// A value as it is encoded, and which of its objects can be kept key by key.
///
/// A struct is a record: each of its keys has a default of its own. A dictionary and
/// an enum with values are whole: a key that is missing there is no key that has its
/// default. A list has items, each of which is a value of its own where they are told apart.
enum EncodedSettings: Equatable {
    case whole(JSONValue)
    case record(KeyedList<EncodedSettings>)
    case list(EncodedItems)

    var json: JSONValue {
        switch self {
        case .whole(let value): return value
        case .record(let fields):
            var object = JSONObject()
            for (key, value) in zip(fields.keys, fields.values) { object[key] = value.json }
            return .object(object)
        case .list(let items): return .array(items.values.map(\.json))
        }
    }

    var fields: KeyedList<EncodedSettings>? {
        if case .record(let fields) = self { fields } else { nil }
    }
}

/// Types whose objects are data and no record.
protocol WholeValue {
    /// The encoded value in an order that is the same each time.
    static func ordered(_ value: JSONValue) -> JSONValue
}

extension Dictionary: WholeValue {
    /// Sorts keys that are texts; keys that are not are encoded as a list of pairs.
    static func ordered(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            var sorted = JSONObject()
            for key in object.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                sorted[key] = object[key]
            }
            return .object(sorted)
        case .array(let values) where values.count.isMultiple(of: 2):
            let pairs = stride(from: 0, to: values.count, by: 2).map { Array(values[$0...($0 + 1)]) }
            return .array(pairs.sorted { $0[0].precedes($1[0]) }.flatMap { $0 })
        default: return value
        }
    }
}

extension Set: WholeValue {
    static func ordered(_ value: JSONValue) -> JSONValue {
        guard case .array(let values) = value else { return value }
        return .array(values.sorted { $0.precedes($1) })
    }
}

extension JSONValue {
    /// Some order; numbers by their size, so that a person finds them sorted.
    fileprivate func precedes(_ other: JSONValue) -> Bool {
        if case .number(let one) = self, case .number(let other) = other,
            let one = Double(one.description), let other = Double(other.description), one != other
        {
            return one < other
        }
        return description.utf8.lexicographicallyPrecedes(other.description.utf8)
    }
}
