/// An answer that a task waits for. The wait ends when the answer arrives or when the task is cancelled.
@BusActor
final class PendingAnswer<Answer: Sendable> {
    private var result: Result<Answer, any Error>?
    private var continuation: CheckedContinuation<Answer, any Error>?
    private var isCancelled = false

    nonisolated init() {}

    /// The answer, which can be awaited only once.
    ///
    /// - Throws: The error that arrived, or `CancellationError`.
    var value: Answer {
        get async throws {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if let result {
                        continuation.resume(with: result)
                    } else if isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else {
                        self.continuation = continuation
                    }
                }
            } onCancel: {
                Task { @BusActor in cancel() }
            }
        }
    }

    /// Delivers the answer to the waiting task. If the task was cancelled, or if an answer has arrived before, a
    /// successful answer is passed to `late` instead, and an error is dropped.
    func arrive(_ result: Result<Answer, any Error>, late: @BusActor (Answer) -> Void = { _ in }) {
        guard !isCancelled, self.result == nil else {
            if case .success(let answer) = result { late(answer) }
            return
        }
        self.result = result
        continuation?.resume(with: result)
        continuation = nil
    }

    private func cancel() {
        guard result == nil else { return }
        isCancelled = true
        continuation?.resume(throwing: CancellationError())
        continuation = nil
    }
}
