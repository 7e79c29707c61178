extension _AppendKeyPath {
    /// Returns the key path of a part's property, from a key path in a variable.
    ///
    /// ```swift
    /// func hostCell<State>(
    ///     server: WritableKeyPath<State, Server> & Sendable
    /// ) -> Element<FormCell, State> {
    ///     nestedTextField(title: "Host", keyPath: server.appending(path: \.host))
    /// }
    /// ```
    ///
    /// The standard library's method returns a `KeyPath` here, which can't be written through or passed to a row.
    public func appending<Whole, Part, Value>(
        path: WritableKeyPath<Part, Value> & Sendable
    ) -> WritableKeyPath<Whole, Value> & Sendable where Self: WritableKeyPath<Whole, Part>, Self: Sendable {
        let whole: WritableKeyPath<Whole, Part> = self
        let part: WritableKeyPath<Part, Value> = path
        // The result is `Sendable`, because both key paths capture only `Sendable` values; no cast can express that.
        return unsafeBitCast(
            whole.appending(path: part), to: (WritableKeyPath<Whole, Value> & Sendable).self)
    }
}
