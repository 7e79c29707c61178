/// The value that a lens leads to in a state, independent of its type.
enum ErasedValue {
    case value(any Equatable)
    /// Several values, in the order of their lenses.
    case values([ErasedValue])
    /// There is no value, since the part that it belongs to is missing.
    case gone

    /// Returns true if another value of the lens is the same, with texts compared byte by byte.
    func isSame(as other: ErasedValue) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): isSameValue(one, other)
        case (.values(let ones), .values(let others)): zip(ones, others).allSatisfy { $0.isSame(as: $1) }
        case (.gone, .gone): true
        default: false
        }
    }

    /// Returns true if the values are equal, even if their texts differ in the spelling of a character, such as `é`.
    func isEqual(to other: ErasedValue) -> Bool {
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

extension ErasedValue: CustomReflectable, HiddenFromDumps {}
