/// One change of the state, as the driver's observers see it.
public struct FormChange<State> {
    /// The state before the change.
    public let old: State
    /// The state after it, which the screen shows already.
    public let new: State
    /// The origin of the change.
    public let origin: ChangeOrigin
    /// The row through which the change was made; `nil` if there was none, as for ``FormDriver/change(origin:_:)``.
    public let row: RowPath?
    /// The key path from the whole state to the value that was written, if the change knows it.
    public let keyPath: AnyKeyPath?

    /// Returns true if the change has modified a part of the state.
    ///
    /// Only that part is compared, with its texts byte by byte. A decision about a conflict that leaves the state as it
    /// was modifies nothing.
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
