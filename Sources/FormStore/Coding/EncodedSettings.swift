/// A value as it is encoded, and which of its objects can be kept key by key.
///
/// A struct is a record: each of its keys has a default of its own. An enum with values is
/// whole: a key that is missing there is no key that has its default. A list, a set and a dictionary have items, each
/// of which is a value of its own where they are told apart.
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
        case .list(let items): return items.json
        }
    }

    var fields: KeyedList<EncodedSettings>? {
        if case .record(let fields) = self { fields } else { nil }
    }
}
