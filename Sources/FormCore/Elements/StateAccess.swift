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
