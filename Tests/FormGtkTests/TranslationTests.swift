import FormGtk
import Testing

@MainActor
@Suite("Translation", .needsDisplay)
struct TranslationTests {
    @Test("gives a text that no catalogue has as it is, whatever its length")
    func missing() {
        let about = FormApplication.About(name: "Example", version: "1.0", comments: "An example.")
        let application = FormApplication(id: "org.example.Untranslated", about: about)
        withExtendedLifetime(application) {
            for length in 0..<200 {
                // Made anew each time, so that the text is nowhere else in memory.
                let text = (0..<length).map { String($0 % 10) }.joined()
                #expect(translated(text) == text)
            }
        }
    }
}
