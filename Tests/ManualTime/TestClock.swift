import Synchronization

/// A clock that stands still until a test moves it.
public final class TestClock: Clock {
    public struct Instant: InstantProtocol {
        var offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    @MainActor private var sleepers: [Sleeper] = []
    /// How many have begun to wait so far.
    @MainActor public private(set) var sleepersMade = 0
    /// A task that begins to sleep reads the time on its own thread.
    private let time = Mutex(Instant(offset: .zero))
    public var now: Instant { time.withLock { $0 } }
    public let minimumResolution = Duration.zero

    public init() {}

    @MainActor
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleepersMade += 1
        // The time was moved on while the sleeper came here.
        guard deadline > now else { return }
        let number = sleepersMade
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
                sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            Task { @MainActor in
                wake {
                    $0.number == number
                } with: {
                    $0.resume(throwing: CancellationError())
                }
            }
        }
    }

    /// Moves the time on, and wakes who has slept long enough.
    @MainActor
    public func advance(by duration: Duration) {
        time.withLock { $0 = $0.advanced(by: duration) }
        wake {
            $0.deadline <= now
        } with: {
            $0.resume()
        }
    }

    /// Moves the time on, step by step, until something is so: whoever waits for it may begin to wait at any time.
    ///
    /// - Returns: Whether it is so; see ``comesTrue(_:)``.
    @MainActor
    @discardableResult
    public func advance(by step: Duration, until isSo: () -> Bool) async -> Bool {
        await comesTrue {
            advance(by: step)
            return isSo()
        }
    }

    @MainActor
    private func wake(
        where isDue: (Sleeper) -> Bool, with resume: (CheckedContinuation<Void, any Error>) -> Void
    ) {
        let due = sleepers.filter(isDue)
        sleepers.removeAll(where: isDue)
        for sleeper in due { resume(sleeper.continuation) }
    }
}
