/// The keys and values of a JSON object, in order.
///
/// A new value for an existing key doesn't change the key's position. Keys are compared byte by byte, so two Unicode
/// spellings of the same letter are different keys. Two objects are equal if they have the same values for the same
/// keys, in any order.
public struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var list = KeyedList<JSONValue>()

    /// Creates an empty object.
    public init() {}

    /// Creates an object from keys and values. If a key is repeated, its last value is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (key, value) in elements { list[key] = value }
    }

    /// The keys, in order.
    public var keys: [String] { list.keys }

    /// The values, in the order of their keys.
    public var values: [JSONValue] { list.values }

    /// True if the object has no keys.
    public var isEmpty: Bool { list.count == 0 }

    /// The value for a key, or `nil` if the key is missing.
    ///
    /// Setting a value for a new key appends the key. Setting `nil` removes the key.
    public subscript(key: String) -> JSONValue? {
        get { list[key] }
        set { list[key] = newValue }
    }

    /// The value at a path of keys through nested objects, or `nil` if there is none.
    package subscript(path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first, let value = list[first] else { return nil }
        if path.count == 1 { return value }
        return value.object?[path.dropFirst()]
    }

    /// Removes keys. Missing keys are ignored.
    package mutating func erase(_ keys: [String]) {
        list.remove(keys)
    }

    /// Sets the value for a key. A new key is inserted at the position that `order` determines.
    ///
    /// The new key is inserted right after the nearest existing key that precedes it in `order`. If there is none, it
    /// is inserted before the nearest existing key that follows it in `order`. If the object contains none of the keys
    /// in `order`, the new key is appended.
    ///
    /// - Parameters:
    ///   - order: Keys in the desired order, including `key`.
    ///   - position: The index of `key` in `order`.
    package mutating func set(_ key: String, to value: JSONValue, order: [String], position: Int) {
        guard list.position(of: key) == nil else { return list[key] = value }
        let before = order[..<position].last { list.position(of: $0) != nil }.flatMap(list.position)
        if let before { return list.insert(value, for: key, at: before + 1) }
        let after = order[(position + 1)...].first { list.position(of: $0) != nil }.flatMap(list.position)
        list.insert(value, for: key, at: after ?? list.count)
    }
}
