/// A change on its way to the driver.
@MainActor
final class StateWrite<State> {
    /// Changes the state, unless it is as wanted already; returns whether it did.
    ///
    /// It is for the write itself to know, because other changes may come before it.
    let mutate: @MainActor (inout State) -> Bool
    /// The value that is written; `nil` where it may be any.
    let place: StatePlace<State>?
    let origin: ChangeOrigin
    let row: RowPath?
    let keyPath: AnyKeyPath?

    init(
        mutate: @escaping @MainActor (inout State) -> Bool,
        place: StatePlace<State>?,
        origin: ChangeOrigin,
        row: RowPath?,
        keyPath: AnyKeyPath?
    ) {
        self.mutate = mutate
        self.place = place
        self.origin = origin
        self.row = row
        self.keyPath = keyPath
    }
}

extension StateWrite {
    /// A change of any kind, which can't be compared with what is there.
    convenience init(origin: ChangeOrigin, row: RowPath?, _ body: @escaping @MainActor (inout State) -> Void) {
        self.init(
            mutate: {
                body(&$0)
                return true
            },
            place: nil,
            origin: origin,
            row: row,
            keyPath: nil
        )
    }

    /// A change of a part, as one of the whole.
    convenience init<Part>(_ part: StateWrite<Part>, at keyPath: WritableKeyPath<State, Part> & Sendable) {
        self.init(
            mutate: { part.mutate(&$0[keyPath: keyPath]) },
            place: part.place.map { StatePlace($0, at: keyPath) },
            origin: part.origin,
            row: part.row,
            keyPath: part.keyPath.flatMap { (keyPath as AnyKeyPath).appending(path: $0) }
        )
    }

    /// Several changes as one, which is the person's if one of them is.
    convenience init(_ writes: [StateWrite], row: RowPath?) {
        let places = writes.compactMap(\.place)
        self.init(
            mutate: { state in
                var hasChanged = false
                for write in writes where write.mutate(&state) { hasChanged = true }
                return hasChanged
            },
            place: places.count < writes.count ? nil : StatePlace(places),
            origin: writes.contains { $0.origin == .person } ? .person : .outside,
            row: row ?? writes.first?.row,
            keyPath: writes.count == 1 ? writes[0].keyPath : nil
        )
    }
}
