/// An ordered dictionary whose keys are equal only if their bytes are equal.
///
/// Swift considers two Unicode spellings of `é` equal, JSON doesn't, so both keys are kept.
///
/// All members are inlinable so that FormStore can specialise them for its own value types; unspecialised generic code
/// takes 1.5 times as long.
@usableFromInline
package struct KeyedList<Value> {
    @usableFromInline package internal(set) var keys: [String] = []
    @usableFromInline package internal(set) var values: [Value] = []
    @usableFromInline var places: [ExactText: Int] = [:]

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { keys.count }

    @inlinable
    func place(of key: String) -> Int? { places[ExactText(text: key)] }

    @inlinable
    package subscript(key: String) -> Value? {
        get { place(of: key).map { values[$0] } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): values[place] = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?): insert(value, for: key, at: count)
            case (nil, nil): break
            }
        }
    }

    /// Inserts a new key at an index.
    @inlinable
    mutating func insert(_ value: Value, for key: String, at place: Int) {
        keys.insert(key, at: place)
        values.insert(value, at: place)
        count(from: place)
    }

    /// Removes keys in one pass. Removing them one by one would renumber all later keys each time.
    @inlinable
    mutating func remove(_ removed: [String]) {
        let places = Set(removed.compactMap(place))
        guard let first = places.min() else { return }
        for place in places { self.places[ExactText(text: keys[place])] = nil }
        let left = keys.indices.filter { !places.contains($0) }
        (keys, values) = (left.map { keys[$0] }, left.map { values[$0] })
        count(from: first)
    }

    @inlinable
    mutating func remove(at place: Int) {
        places[ExactText(text: keys[place])] = nil
        keys.remove(at: place)
        values.remove(at: place)
        count(from: place)
    }

    @inlinable
    mutating func count(from place: Int) {
        for place in place..<count { places[ExactText(text: keys[place])] = place }
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
