import CustomDump
import Testing

@Suite("An expected text")
struct DifferenceTests {
    @Test("fails its test when it differs, which takes a product of its own in the package")
    func difference() {
        withKnownIssue { expectNoDifference("a", "b") }
    }
}
