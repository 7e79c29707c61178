/// Whether two values are the same in what is kept of them: they are equal, and so are their texts, byte by byte.
///
/// To Swift, `e\u{301}` and `é` are equal. To a file, a password and the name of a network they are two
/// texts, and the person shall have the one that they gave.
package func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? String, let other = other as? String { return one.utf8.elementsEqual(other.utf8) }
    guard one == other else { return false }
    // No text is in these, and they are most values of forms beside texts.
    if Value.self == Bool.self || Value.self == Int.self || Value.self == Double.self { return true }
    return hasSameTexts(one, other)
}

/// Whether two values of a type are equal; those of a type that can't be compared are not.
package func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    func compare<Comparable: Equatable>(as type: Comparable.Type) -> Bool { one as? Comparable == other as? Comparable }
    guard let type = Value.self as? any Equatable.Type else { return false }
    return compare(as: type)
}

/// Whether equal values have the same texts in them, byte by byte.
///
/// It reads through both, so ask it only of values that are equal. Objects are not looked into, nor is what a
/// mirror of its own conceals.
package func hasSameTexts<Value>(_ one: Value, _ other: Value) -> Bool {
    texts(in: one).elementsEqual(texts(in: other)) { $0.utf8.elementsEqual($1.utf8) }
}

/// The texts in a value, in an order that equal values share.
private func texts(in value: Any) -> [String] {
    switch value {
    case let text as any StringProtocol: return [String(text)]
    case let character as Character: return [String(character)]
    case let secret as any ConcealedValue: return texts(in: secret.content)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // An object may be in itself.
    case .class: return []
    case .set, .dictionary:
        return mirror.children.map { texts(in: $0.value) }
            .sorted { $0.lexicographicallyPrecedes($1) { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
            .flatMap(\.self)
    default: return mirror.children.flatMap { texts(in: $0.value) }
    }
}
