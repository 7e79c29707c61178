/// An encoded value, which distinguishes objects that are stored key by key from those that are stored as a whole.
///
/// A struct is a `record`: each of its keys has a default of its own. An enum with associated values is `whole`,
/// because a key that is missing from it has no default. A list, a set or a dictionary is a `list`, whose items are
/// stored one by one if they have ids.
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
