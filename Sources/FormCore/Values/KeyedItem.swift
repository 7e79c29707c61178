/// A value of a dictionary with its key, as an item of a list.
///
/// The rows of the item are over both: `\.key` is its name, and `\.value.port` what can be edited.
public struct KeyedItem<Key: Hashable & Sendable, Value: Equatable>: Equatable {
    /// The key, which is fixed for as long as the value exists.
    public let key: Key
    /// The value.
    public var value: Value

    /// Makes an item from a key and a value.
    public init(key: Key, value: Value) {
        self.key = key
        self.value = value
    }
}

extension KeyedItem: Sendable where Value: Sendable {}

extension KeyedItem: Codable where Key: Codable, Value: Codable {}
