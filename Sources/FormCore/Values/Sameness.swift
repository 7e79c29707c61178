/// Returns true if two values are equal and the strings in them match byte by byte.
///
/// In Swift, `e\u{301}` and `é` are equal. In a file, a password or the name of a network they are two different
/// strings, and the one that the user entered has to be preserved.
package func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? String, let other = other as? String { return one.utf8.elementsEqual(other.utf8) }
    guard one == other else { return false }
    // These types contain no strings, and they are the most common types of values in forms apart from strings.
    if Value.self == Bool.self || Value.self == Int.self || Value.self == Double.self { return true }
    return hasSameTexts(one, other)
}

/// Returns true if two values are equal. For values of a type that is not `Equatable`, it always returns false.
package func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    func compare<Comparable: Equatable>(as type: Comparable.Type) -> Bool { one as? Comparable == other as? Comparable }
    guard let type = Value.self as? any Equatable.Type else { return false }
    return compare(as: type)
}

/// Returns true if the strings in two equal values match byte by byte.
///
/// Call this only for values that are equal, because reading through both values completely takes time. Strings in
/// class instances are ignored. Strings that a custom mirror omits are ignored as well, except the string in a
/// `Secret`.
package func hasSameTexts<Value>(_ one: Value, _ other: Value) -> Bool {
    hasSameBytes(one, other) || texts(in: one).elementsEqual(texts(in: other)) { $0.utf8.elementsEqual($1.utf8) }
}

/// Returns true if two values have the same bytes, and hence the same texts, as copies of a value mostly have. If it
/// returns false, the values may be the same nevertheless. It takes much less time than to look into the values.
func hasSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { other in one.elementsEqual(other) } }
}

/// Returns the strings in a value, in an order that is the same for equal values.
private func texts(in value: Any) -> [String] {
    switch value {
    case let text as any StringProtocol: return [String(text)]
    case let character as Character: return [String(character)]
    case let secret as any ConcealedValue: return texts(in: secret.content)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // Objects are not read, because an object may contain itself.
    case .class: return []
    case .set, .dictionary:
        return mirror.children.map { texts(in: $0.value) }
            .sorted { $0.lexicographicallyPrecedes($1) { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
            .flatMap(\.self)
    default: return mirror.children.flatMap { texts(in: $0.value) }
    }
}
