/// Where a change of the state comes from.
public enum ChangeOrigin: Equatable, Sendable {
    /// The person, through the form.
    case person
    /// Anything else: a service, a file, a script.
    case outside
}

/// One change of the state, as the driver's observers see it.
public struct FormChange<State> {
    /// The state before the change.
    public let old: State
    /// The state after it, which the screen shows already.
    public let new: State
    /// Who made the change.
    public let origin: ChangeOrigin
    /// The row that the change came through; `nil` where it was none, as for ``FormDriver/change(origin:_:)``.
    public let row: RowPath?
    /// The value that was written, from the whole state on, where the row knows it.
    public let keyPath: AnyKeyPath?
}
