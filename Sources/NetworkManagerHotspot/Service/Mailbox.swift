import Dispatch
import Synchronization

/// Hands the latest value from one thread to another, which may wait for the first one that is complete.
final class Mailbox<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)
    private let first = DispatchSemaphore(value: 0)

    /// Replaces what is in it.
    ///
    /// - Parameter isComplete: Whether the other thread, if it waits, has waited for it.
    func put(_ value: Value, isComplete: Bool = true) {
        latest.withLock { $0 = value }
        if isComplete { first.signal() }
    }

    /// What was put in last, if it was not taken yet.
    func take() -> Value? {
        latest.withLock { latest in
            defer { latest = nil }
            return latest
        }
    }

    /// Waits, and blocks the thread, until something complete was put in it, but not longer than this.
    ///
    /// - Returns: Whether that has come.
    @discardableResult
    func wait(atMost time: Duration) -> Bool {
        let (seconds, attoseconds) = time.components
        let end = DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
        return first.wait(timeout: end) == .success
    }
}
