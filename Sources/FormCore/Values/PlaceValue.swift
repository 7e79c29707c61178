/// What was taken out of a place.
enum PlaceValue {
    case value(any Equatable)
    /// What was taken out of several places, in their order.
    case values([PlaceValue])
    /// The place itself has gone, with the part that it was in.
    case gone

    /// Whether another value of the place is the same, its texts byte by byte.
    func isSame(as other: PlaceValue) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): isSameValue(one, other)
        case (.values(let ones), .values(let others)): zip(ones, others).allSatisfy { $0.isSame(as: $1) }
        case (.gone, .gone): true
        default: false
        }
    }

    /// Whether `==` sees no difference, such as between one spelling of `é` and the other.
    func isEqual(to other: PlaceValue) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): isEqualValue(one, other)
        case (.values(let ones), .values(let others)): zip(ones, others).allSatisfy { $0.isEqual(to: $1) }
        case (.gone, .gone): true
        default: false
        }
    }
}

private func isEqualValue<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool { one == other as? Value }

private func isSameValue<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool {
    (other as? Value).map { isSame(one, $0) } ?? false
}

extension PlaceValue: CustomReflectable {
    /// A mirror that shows nothing: the value may be a secret.
    var customMirror: Mirror { Mirror(self, children: []) }
}
