/// Somebody who is asked, and answers when the test says so.
@MainActor
final class AskedService {
    private(set) var asked: [String] = []
    private(set) var cancelled = 0
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    func accept(_ what: String) async throws {
        asked.append(what)
        let number = asked.count
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.append($0) }
        } onCancel: {
            Task { @MainActor in self.cancelled = max(self.cancelled, number) }
        }
    }

    /// Answers the oldest question.
    func answer(_ error: (any Error)? = nil) {
        let first = waiting.removeFirst()
        if let error { first.resume(throwing: error) } else { first.resume() }
    }
}
