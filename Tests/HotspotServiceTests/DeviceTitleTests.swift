import HotspotService
import Testing

@Suite("The title of a device")
struct DeviceTitleTests {
    private func title(_ name: String?) -> String { ConnectedDevice(id: "02:00:00:00:01:00", name: name).title }

    @Test("is its name, in one line")
    func name() {
        #expect(title("Anna's phone") == "Anna's phone")
        #expect(title("  Anna's\n\t phone ") == "Anna's phone")
        #expect(title("Anna\u{0}\u{1B}[31m") == "Anna[31m")
    }

    @Test(
        "is its hardware address if nothing of the name can be seen",
        arguments: [
            nil, "", "  \n", "\u{200F}\u{200F}", "\u{202E}", "\u{2066}\u{2069}", "\u{200B}\u{FEFF}", "\u{3164}",
            "\u{200D}\u{200C}", "\u{FE0F}", "\u{115F} \u{1160}",
        ])
    func unseen(name: String?) {
        #expect(title(name) == "02:00:00:00:01:00")
    }

    @Test("has no marks that turn the text around it")
    func directions() {
        #expect(title("\u{202E}enohp") == "enohp")
        #expect(title("a\u{200F}b\u{2067}c") == "abc")
        // Letters that are written from right to left turn only themselves.
        #expect(title("הטלפון של דנה") == "\u{2068}הטלפון של דנה\u{2069}")
        #expect(title("👩‍👩‍👧 می‌خواهم") == "\u{2068}👩‍👩‍👧 می‌خواهم\u{2069}")
    }

    @Test("ends where a line would be too long, at a character")
    func long() {
        #expect(title(String(repeating: "a", count: 64)) == String(repeating: "a", count: 64))
        #expect(title(String(repeating: "a", count: 500)) == String(repeating: "a", count: 64) + "…")
        let family = "👩‍👩‍👧"
        #expect(title(String(repeating: family, count: 500)) == String(repeating: family, count: 51) + "…")
        // A single character of many marks.
        #expect(title("a" + String(repeating: "\u{301}", count: 500)) == "02:00:00:00:01:00")
    }
}
