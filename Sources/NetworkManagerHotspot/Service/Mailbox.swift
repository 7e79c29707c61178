import Dispatch
import Synchronization

/// Hands the latest value from one thread to another, which can wait for the first complete value.
final class Mailbox<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)
    private let first = DispatchSemaphore(value: 0)

    /// Replaces the value in the mailbox.
    ///
    /// - Parameter isComplete: True if the value ends the other thread's wait.
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

    /// Blocks the thread until a complete value has been put in, or until the time is over.
    ///
    /// - Returns: True if a complete value arrived in time.
    @discardableResult
    func wait(atMost time: Duration) -> Bool {
        let (seconds, attoseconds) = time.components
        let end = DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
        return first.wait(timeout: end) == .success
    }
}
