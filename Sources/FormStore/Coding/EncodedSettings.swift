/// An encoded value, divided into the settings that are stored separately.
///
/// A struct is a `record`: it is stored key by key, because each key has its own default. A list, a set or a dictionary
/// is a `list`: its items are stored one by one if they have ids. Any other value is `whole`, and is stored as a single
/// setting. An enum with associated values is also `whole`, because its keys don't have individual defaults.
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
