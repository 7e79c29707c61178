/// An ordered dictionary whose keys are equal only if their bytes are equal.
///
/// Swift considers two Unicode spellings of `é` equal, but JSON doesn't, so they are different keys.
///
/// All members are inlinable so that FormStore can specialise them for its own value types; unspecialised generic code
/// takes 1.5 times as long.
@usableFromInline
package struct KeyedList<Value> {
    @usableFromInline package internal(set) var keys: [String] = []
    @usableFromInline package internal(set) var values: [Value] = []
    @usableFromInline var positions: [ExactText: Int] = [:]

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { keys.count }

    @inlinable
    func position(of key: String) -> Int? { positions[ExactText(text: key)] }

    @inlinable
    package subscript(key: String) -> Value? {
        get { position(of: key).map { values[$0] } }
        set {
            switch (position(of: key), newValue) {
            case (let position?, let value?): values[position] = value
            case (let position?, nil): remove(at: position)
            case (nil, let value?): insert(value, for: key, at: count)
            case (nil, nil): break
            }
        }
    }

    /// Inserts a new key at an index.
    @inlinable
    mutating func insert(_ value: Value, for key: String, at position: Int) {
        keys.insert(key, at: position)
        values.insert(value, at: position)
        count(from: position)
    }

    /// Removes keys in one pass. If they were removed one by one, all later keys would be renumbered each time.
    @inlinable
    mutating func remove(_ removed: [String]) {
        let positions = Set(removed.compactMap(position))
        guard let first = positions.min() else { return }
        for position in positions { self.positions[ExactText(text: keys[position])] = nil }
        let left = keys.indices.filter { !positions.contains($0) }
        (keys, values) = (left.map { keys[$0] }, left.map { values[$0] })
        count(from: first)
    }

    @inlinable
    mutating func remove(at position: Int) {
        positions[ExactText(text: keys[position])] = nil
        keys.remove(at: position)
        values.remove(at: position)
        count(from: position)
    }

    @inlinable
    mutating func count(from position: Int) {
        for position in position..<count { positions[ExactText(text: keys[position])] = position }
    }
}

extension KeyedList: Equatable where Value: Equatable {
    /// Compares the keys and values, but not their order.
    @inlinable
    package static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && zip(one.keys, one.values).allSatisfy { other[$0] == $1 }
    }
}

extension KeyedList: Sendable where Value: Sendable {}

/// A string that equals another only if their bytes are equal.
@usableFromInline
package struct ExactText: Hashable, Sendable {
    @usableFromInline let text: String

    @inlinable
    package init(text: String) {
        self.text = text
    }

    @inlinable
    package static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    @inlinable
    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
