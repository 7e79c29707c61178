import FormCore
import Foundation
import Testing

@Suite("A mistake that nobody has asked for")
struct ReportTests {
    @Test("goes to the standard error, since the standard output is for answers")
    func standardError() async throws {
        let end = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await FormEnvironment().report(FormMistake("The row has no title."))
        }
        let result = try #require(end)
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("The row has no title.\n"))
        #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("The row has no title."))
    }
}
