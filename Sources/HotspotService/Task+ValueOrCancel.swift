extension Task where Failure == any Error {
    /// The task's value. If the awaiting task is cancelled, this task is cancelled too.
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
