/// The keys and values of a JSON object, in the order in which they stand.
///
/// A key that is set again keeps its place. Keys are compared byte by byte, so two
/// Unicode spellings of one letter are two keys. Two objects are equal if they have
/// the same values under the same keys, in whatever order.
public struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var list = KeyedList<JSONValue>()

    /// Makes an object without keys.
    public init() {}

    /// Makes an object of keys and values; of a key that is repeated the last value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (key, value) in elements { list[key] = value }
    }

    /// The keys in their order.
    public var keys: [String] { list.keys }

    /// The values in the order of their keys.
    public var values: [JSONValue] { list.values }

    /// Whether there is no key at all.
    public var isEmpty: Bool { list.count == 0 }

    /// The value of a key, `nil` if the object lacks it. Setting `nil` erases the key; a new key goes to the end.
    public subscript(key: String) -> JSONValue? {
        get { list[key] }
        set { list[key] = newValue }
    }

    /// The value at a path of keys through objects inside this one.
    package subscript(path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first, let value = list[first] else { return nil }
        if path.count == 1 { return value }
        return value.object?[path.dropFirst()]
    }

    /// Erases keys, of which some may be missing.
    package mutating func erase(_ keys: [String]) {
        list.remove(keys)
    }

    /// Sets a key; a new one goes where it stands in a given order of keys, as near as can be.
    package mutating func set(_ key: String, to value: JSONValue, order: [String], place: Int) {
        guard list.place(of: key) == nil else { return list[key] = value }
        let before = order[..<place].last { list.place(of: $0) != nil }.flatMap(list.place)
        if let before { return list.insert(value, for: key, at: before + 1) }
        let after = order[(place + 1)...].first { list.place(of: $0) != nil }.flatMap(list.place)
        list.insert(value, for: key, at: after ?? list.count)
    }
}
