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
            write: { [write] part in write(StateWrite(part, at: keyPath)) }
        )
    }
}

/// A change on its way to the driver.
@MainActor
struct StateWrite<State> {
    /// Copies the value that the write concerns, and nothing else, from one state into another.
    typealias Copy = @MainActor (inout State, State) -> Void

    /// Changes the state, unless it is as wanted already; returns whether it did.
    ///
    /// It is for the write itself to know, because other changes may come before it.
    let mutate: @MainActor (inout State) -> Bool
    /// Known where the write concerns values at key paths only.
    let copy: Copy?
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
            copy: nil,
            origin: origin,
            row: row,
            keyPath: nil
        )
    }

    /// A change of a part, as one of the whole.
    init<Part>(_ part: StateWrite<Part>, at keyPath: WritableKeyPath<State, Part> & Sendable) {
        var copy: Copy?
        if let copyPart = part.copy {
            copy = { copyPart(&$0[keyPath: keyPath], $1[keyPath: keyPath]) }
        }
        self.init(
            mutate: { part.mutate(&$0[keyPath: keyPath]) },
            copy: copy,
            origin: part.origin,
            row: part.row,
            keyPath: part.keyPath.flatMap { (keyPath as AnyKeyPath).appending(path: $0) }
        )
    }

    /// Several changes as one, which is the person's if one of them is.
    init(_ writes: [StateWrite], row: RowPath?) {
        let copies = writes.compactMap { $0.copy }
        let copy: Copy = { state, other in
            for copy in copies { copy(&state, other) }
        }
        self.init(
            mutate: { state in
                var hasChanged = false
                for write in writes where write.mutate(&state) { hasChanged = true }
                return hasChanged
            },
            copy: copies.count < writes.count ? nil : copy,
            origin: writes.contains { $0.origin == .person } ? .person : .outside,
            row: row ?? writes.first?.row,
            keyPath: writes.count == 1 ? writes[0].keyPath : nil
        )
    }
}
