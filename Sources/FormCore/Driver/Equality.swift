/// Whether two values of a type are equal; those of a type that can't be compared are not.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func compare<Comparable: Equatable>(_ a: Comparable) -> Bool { a == b as? Comparable }
    guard let a = a as? any Equatable else { return false }
    return compare(a)
}
