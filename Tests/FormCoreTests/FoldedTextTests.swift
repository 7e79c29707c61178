import Testing

@testable import FormCore

@Suite("Folded text")
struct FoldedTextTests {
    private static let fold: @Sendable (String) -> String = { $0.lowercased().replacing("ß", with: "ss") }

    @Test(
        "has the bytes of the text that the environment folds",
        arguments: [
            "", "Wi-Fi", "AZ[`@az{", "WLAN\tÜBER", "Ärger", "Maß", "ẞ", "i\u{307}I", "ΣΊΣΥΦΟΣ", "漢字 A", "e\u{301}É",
        ])
    func bytes(text: String) {
        for first in ["", "Before ", "Größe"] {
            var bytes = Array(first.utf8)
            bytes.append(text, foldedBy: Self.fold)
            #expect(bytes == Array(first.utf8) + Array(Self.fold(text).utf8))
        }
    }

    @Test("is folded as the environment does it, character by character of ASCII")
    func ascii() {
        for scalar in (UInt8(0)..<0x80).map(UnicodeScalar.init) {
            var bytes: [UInt8] = []
            bytes.append(String(scalar), foldedBy: { _ in "?" })
            #expect(bytes == Array(Self.fold(String(scalar)).utf8))
        }
    }
}
