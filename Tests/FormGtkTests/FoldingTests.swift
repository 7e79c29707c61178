import FormGtk
import Testing

@Suite("Folding")
struct FoldingTests {
    @Test(
        "makes texts equal that a person takes for the same",
        arguments: [
            ("STRASSE", "straße"), ("İstanbul", "istanbul"), ("café", "CAFE\u{301}"), ("Cafe", "café"),
            ("ΟΔΟΣ", "οδος"), ("οδός", "οδοσ"), ("Ａ1", "a1"), ("ﬁne", "fine"), ("Å", "\u{212B}"),
            ("שָׁלוֹם", "שלום"), ("Éa", "e\u{301}A"), ("no\u{A0}break", "no break"),
        ])
    func same(one: String, other: String) {
        #expect(folded(one) == folded(other))
    }

    @Test(
        "keeps texts apart that differ",
        arguments: [("か", "が"), ("ł", "l"), ("कि", "क"), ("a b", "ab"), ("", " ")])
    func different(one: String, other: String) {
        #expect(folded(one) != folded(other))
    }
}
