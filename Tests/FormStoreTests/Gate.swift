import Dispatch
import Synchronization

/// Stops another thread at a place until the test lets it go on.
final class Gate: Sendable {
    private let reached = Mutex(false)
    private let opened = DispatchSemaphore(value: 0)

    var isReached: Bool { reached.withLock { $0 } }

    func pass() {
        reached.withLock { $0 = true }
        opened.wait()
    }

    func open() {
        opened.signal()
    }
}
