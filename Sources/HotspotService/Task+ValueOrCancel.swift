extension Task where Failure == any Error {
    /// The task's value; where nobody waits for it any more the task is cancelled.
    package var valueOrCancel: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}
