import Dispatch
import Synchronization

/// Hands the latest value from one thread to another, which may wait for the first one.
final class Mailbox<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)
    private let first = DispatchSemaphore(value: 0)

    /// Replaces what is in it.
    func put(_ value: Value) {
        latest.withLock { $0 = value }
        first.signal()
    }

    /// What was put in last, if it was not taken yet.
    func take() -> Value? {
        latest.withLock { latest in
            defer { latest = nil }
            return latest
        }
    }

    /// Waits, and blocks the thread, until something is in it, but not longer than this.
    func wait(atMost time: Duration) {
        let (seconds, attoseconds) = time.components
        _ = first.wait(timeout: .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000)))
    }
}
