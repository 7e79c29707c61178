import Dispatch
import Synchronization

/// Passes the latest value from one thread to another. The receiving thread can wait for the first complete value.
final class Mailbox<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)
    private let first = DispatchSemaphore(value: 0)

    /// Replaces the value in the mailbox.
    ///
    /// - Parameter isComplete: True if the value is complete, so ``wait(atMost:)`` returns. False if ``wait(atMost:)``
    ///   has to wait for a later value.
    func put(_ value: Value, isComplete: Bool = true) {
        latest.withLock { $0 = value }
        if isComplete { first.signal() }
    }

    /// Removes and returns the value in the mailbox, or returns `nil` if it is empty.
    func take() -> Value? {
        latest.withLock { latest in
            defer { latest = nil }
            return latest
        }
    }

    /// Blocks the calling thread until a complete value has been put into the mailbox, or until the time is up.
    ///
    /// - Returns: True if a complete value arrived in time.
    @discardableResult
    func wait(atMost time: Duration) -> Bool {
        let (seconds, attoseconds) = time.components
        let end = DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
        return first.wait(timeout: end) == .success
    }
}
