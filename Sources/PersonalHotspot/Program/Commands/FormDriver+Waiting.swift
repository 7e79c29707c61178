import FormCore

extension FormDriver {
    /// Waits until the state meets a condition, or until the task is cancelled.
    func wait(until holds: @MainActor (State) -> Bool) async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let observation = observe { _ in continuation.yield() }
        defer { observation.cancel() }
        if holds(state) { return }
        for await _ in changes where holds(state) { return }
    }
}
