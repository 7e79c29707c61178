import Synchronization
import Testing

@testable import FormCore

@Suite("Folded text")
struct FoldedTextTests {
    private static let folds: [@Sendable (String) -> String] = [
        { $0.lowercased() },
        { $0.lowercased().replacing("ß", with: "ss") },
        { $0.lowercased().replacing("-", with: "") },
        { $0.replacing("I", with: "ı").lowercased() },
        { $0 },
    ]

    @Test(
        "has the bytes of the text that the environment folds, whatever its function does",
        arguments: [
            "", "Wi-Fi", "AZ[`@az{", "WLAN\tÜBER", "Ärger", "Maß-I", "ẞ", "i\u{307}I", "ΣΊΣΥΦΟΣ", "漢字 A", "e\u{301}É",
        ])
    func bytes(text: String) {
        for fold in Self.folds {
            for first in ["", "Before ", "Größe"] {
                var bytes = Array(first.utf8)
                TextFolding(fold).append(text, to: &bytes)
                #expect(bytes == Array(first.utf8) + Array(fold(text).utf8))
            }
        }
    }

    @Test("is not given to the environment if it is of ASCII, and the function only lowercases that")
    func ascii() {
        let count = Mutex(0)
        let folding = TextFolding { text in
            count.withLock { $0 += 1 }
            return text.lowercased()
        }
        let before = count.withLock(\.self)
        for scalar in (UInt8(0)..<0x80).map(UnicodeScalar.init) {
            var bytes: [UInt8] = []
            folding.append(String(scalar), to: &bytes)
            #expect(bytes == Array(String(scalar).lowercased().utf8))
        }
        #expect(count.withLock(\.self) == before)
    }
}
