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
    /// The value that was written, from the whole state on, where the change knows it.
    public let keyPath: AnyKeyPath?

    /// Whether a part of the state is another one after the change.
    ///
    /// It compares that part alone, its texts byte by byte. A decision about a conflict, which leaves the
    /// state as it was, touches nothing.
    ///
    /// ```swift
    /// driver.observe { change in
    ///     if change.touches(\.hotspot.isWanted) { service.follow(change.new.hotspot) }
    /// }
    /// ```
    public func touches<Part: Equatable>(_ part: KeyPath<State, Part>) -> Bool {
        !isSame(old[keyPath: part], new[keyPath: part])
    }
}
