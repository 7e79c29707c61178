/// A value of a dictionary with its key, as an item of a list.
///
/// The rows of the item are over both: `\.key` is its name, and `\.value.port` what can be edited.
public struct KeyedItem<Key: Hashable & Sendable, Value: Equatable>: Equatable {
    /// What the value is found under, for as long as it is there.
    public let key: Key
    /// The value.
    public var value: Value

    /// Puts a key and a value together.
    public init(key: Key, value: Value) {
        self.key = key
        self.value = value
    }
}

extension KeyedItem: Sendable where Value: Sendable {}
