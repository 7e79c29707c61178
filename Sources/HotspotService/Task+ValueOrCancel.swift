extension Task where Failure == any Error {
    /// The task's value. Cancelling the task that awaits this property also cancels the task whose value it is.
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
