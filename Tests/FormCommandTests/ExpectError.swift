import CustomDump
import FormCommand
import Testing

/// Expects the sentence that a command ends with.
@MainActor
func expectError<Value>(
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
) {
    let error = #expect(throws: FormCommandError.self, sourceLocation: sourceLocation) { _ = try body() }
    expectNoDifference(error?.description, sentence)
}

/// Expects the sentence that a command ends with which may wait for something.
@MainActor
func expectError<Value>(
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Value
) async {
    do {
        _ = try await body()
        Issue.record("Nothing was thrown.", sourceLocation: sourceLocation)
    } catch {
        expectNoDifference("\(error)", sentence)
    }
}
