/// A value that several objects share.
final class Shared<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Shared: Sendable where Value: Sendable {}
