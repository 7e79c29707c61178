/// Where a change of the state comes from.
public enum ChangeOrigin: Equatable, Sendable {
    /// The person, through the form.
    case person
    /// Anything else: a service, a file, a script.
    case outside
}

/// One change of the state, as the driver's observers see it.
public struct FormChange<State> {
    public let old: State
    public let new: State
    public let origin: ChangeOrigin
    /// The row that the person used; `nil` for a change from outside.
    public let row: RowPath?
    /// The value that was written, from the whole state on, where the row knows it.
    public let keyPath: AnyKeyPath?
}
