/// How a context reaches its state: the whole one, or a part of it through a key path.
@MainActor
final class StateAccess<State> {
    /// The state of this moment.
    let read: @MainActor () -> State

    /// Hands a change to the driver, which applies it at once or after the change under way.
    let write: @MainActor (StateWrite<State>) -> Void

    init(
        read: @escaping @MainActor () -> State,
        write: @escaping @MainActor (StateWrite<State>) -> Void
    ) {
        self.read = read
        self.write = write
    }

    /// The same access, seen through a key path.
    func pullback<Part>(to keyPath: WritableKeyPath<State, Part> & Sendable) -> StateAccess<Part> {
        StateAccess<Part>(
            read: { [read] in read()[keyPath: keyPath] },
            write: { [write] part in
                write(
                    StateWrite(
                        mutate: { part.mutate(&$0[keyPath: keyPath]) },
                        origin: part.origin,
                        row: part.row,
                        keyPath: part.keyPath.flatMap { (keyPath as AnyKeyPath).appending(path: $0) }
                    )
                )
            }
        )
    }
}

/// A change on its way to the driver.
struct StateWrite<State> {
    /// Changes the state, unless it is as wanted already; returns whether it did.
    ///
    /// It is for the write itself to know, because other changes may come before it.
    let mutate: @MainActor (inout State) -> Bool
    let origin: ChangeOrigin
    let row: RowPath?
    let keyPath: AnyKeyPath?
}

extension StateWrite {
    /// A change of any kind, which can't be compared with what is there.
    init(origin: ChangeOrigin, row: RowPath?, _ body: @escaping @MainActor (inout State) -> Void) {
        self.init(
            mutate: {
                body(&$0)
                return true
            },
            origin: origin,
            row: row,
            keyPath: nil
        )
    }
}
