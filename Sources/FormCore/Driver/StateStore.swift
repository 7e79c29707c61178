/// The state itself, which outlives the driver where a closure still reads it.
@MainActor
final class StateStore<State> {
    /// What the form shows and edits.
    var edited: State

    /// What the program goes by, where the person applies explicitly what they have edited.
    var applied: State?

    /// What is read, and written, in the state's place for a moment.
    private var scratch: State?

    init(_ state: State) {
        edited = state
    }

    func read() -> State { scratch ?? edited }

    /// Reads from another state while a function runs.
    ///
    /// - Returns: That state with what the function has written.
    @discardableResult
    func withScratch(_ state: State, _ body: () -> Void) -> State {
        let outer = scratch
        scratch = state
        defer { scratch = outer }
        body()
        return read()
    }

    /// Writes into the other state, if there is one at the moment.
    func writeToScratch(_ write: StateWrite<State>) -> Bool {
        guard scratch != nil else { return false }
        // In place of `scratch!`, so that a write which reads the state finds it there.
        var state = read()
        if write.mutate(&state) { scratch = state }
        return true
    }
}

/// The way from a form's closures to their driver, which they do not keep alive.
@MainActor
final class StateWriter<State> {
    private weak var driver: FormDriver<State>?
    /// What the first page writes while it is rendered, before it has a driver.
    private var early: [StateWrite<State>]? = []

    func write(_ write: StateWrite<State>) {
        if early?.append(write) == nil { driver?.perform(write) }
    }

    func begin(_ driver: FormDriver<State>) {
        self.driver = driver
        let writes = early ?? []
        early = nil
        for write in writes { driver.perform(write) }
    }
}
