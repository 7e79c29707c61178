extension _AppendKeyPath {
    /// The key path of a part's property, from a key path that is held in a variable.
    ///
    /// ```swift
    /// func hostCell<State>(
    ///     server: WritableKeyPath<State, Server> & Sendable
    /// ) -> Element<FormCell, State> {
    ///     nestedTextField(title: "Host", keyPath: server.appending(path: \.host))
    /// }
    /// ```
    ///
    /// The standard library's own gives a `KeyPath` here, which can't be written
    /// through nor handed to a row.
    public func appending<Whole, Part, Value>(
        path: WritableKeyPath<Part, Value> & Sendable
    ) -> WritableKeyPath<Whole, Value> & Sendable where Self: WritableKeyPath<Whole, Part>, Self: Sendable {
        let whole: WritableKeyPath<Whole, Part> = self
        let part: WritableKeyPath<Part, Value> = path
        // Two key paths that capture nothing but what is Sendable, as one; no cast can say so.
        return unsafeBitCast(
            whole.appending(path: part), to: (WritableKeyPath<Whole, Value> & Sendable).self)
    }
}
