import FormValues
import Testing

/// A woman, a man, a girl and a boy, joined to one character.
private let family = "👩‍👩‍👧‍👦"

@Suite("Rules for texts")
struct RuleTextTests {
    @Test(
        "a length is counted in characters as a person counts them",
        arguments: [
            ("a", 1), ("\u{e9}", 1), ("e\u{301}", 1), (family, 1), ("🇩🇪", 1), ("\r\n", 1), ("한", 1),
            ("\u{1112}\u{1161}\u{11ab}", 1), ("äöü", 3), ("a b", 3),
        ])
    func characters(text: String, count: Int) {
        let exactly: Rule<String> = .length(count...count)
        let more: Rule<String> = .length((count + 1)...)
        #expect(exactly.check(text) == nil)
        #expect(more.check(text) != nil)
    }

    @Test(
        "bytes are counted in UTF-8",
        arguments: [("a", 1), ("\u{e9}", 2), ("e\u{301}", 3), ("€", 3), ("🔑", 4), (family, 25), ("a b", 3)])
    func bytes(text: String, count: Int) {
        let exactly: Rule<String> = .bytes(count...count)
        let more: Rule<String> = .bytes((count + 1)...)
        #expect(exactly.check(text) == nil)
        #expect(more.check(text) != nil)
    }

    @Test("the ends of a range of lengths are inside it")
    func lengthEnds() {
        let closed: Rule<String> = .length(2...3)
        #expect(["a", "ab", "abc", "abcd"].map { closed.check($0) == nil } == [false, true, true, false])
        let from: Rule<String> = .length(2...)
        #expect(["a", "ab", "abc"].map { from.check($0) == nil } == [false, true, true])
        let through: Rule<String> = .length(...2)
        #expect(["a", "ab", "abc"].map { through.check($0) == nil } == [true, true, false])
    }

    @Test(
        "the sentence of a length names the ends that can be failed",
        arguments: [
            (.length(8...), "a", "Use at least 8 characters."),
            (.length(...3), "long", "Use at most 3 characters."),
            (.length(...1), "long", "Use at most 1 character."),
            (.length(0...3), "long", "Use at most 3 characters."),
            (.length(1...3), "long", "Use at most 3 characters."),
            (.length(...0), "long", "Use at most 0 characters."),
            (.length(8...63), "a", "Use 8 to 63 characters."),
            (.length(8...8), "a", "Use exactly 8 characters."),
            (
                .bytes(1...32), String(repeating: "a", count: 33),
                """
                Use at most 32 bytes: one for each unaccented letter, digit or space, two or more for accents, \
                other scripts and emoji.
                """
            ),
            (
                .bytes(...1), "é",
                """
                Use at most 1 byte: one for each unaccented letter, digit or space, two or more for accents, \
                other scripts and emoji.
                """
            ),
        ] as [(Rule<String>, String, String)])
    func lengthSentence(rule: Rule<String>, text: String, sentence: String) {
        #expect(rule.check(text) == .error(Sentence(sentence)))
    }

    @Test("a length of at least one refuses nothing, since the empty text is left to required")
    func lengthOfOne() {
        for rule: Rule<String> in [.length(1...), .length(0...), .bytes(1...), .length((-5)...)] {
            for text in ["", "a", family] { #expect(rule.check(text) == nil) }
        }
    }

    @Test("a pattern has to match the whole text")
    func pattern() {
        let rule: Rule<String> = .pattern(/#[0-9a-f]{6}/, "Type a colour such as #3584e4.")
        #expect(rule.check("#3584e4") == nil)
        for text in ["#3584e", "#3584e44", " #3584e4", "#3584e4\n", "3584e4", "#3584E4"] {
            #expect(rule.check(text) == .error("Type a colour such as #3584e4."))
        }
    }

    @Test("a pattern may have captures, alternatives and options")
    func patternKinds() {
        let captures: Rule<String> = .pattern(/(\d+)x(\d+)/, "Type a size.")
        #expect(captures.check("80x25") == nil)
        #expect(captures.check("80") == .error("Type a size."))
        let alternatives: Rule<String> = .pattern(/a|ab/, "Type a or ab.")
        #expect(alternatives.check("ab") == nil)
        let option: Rule<String> = .pattern(/[a-f]+/.ignoresCase(), "Type letters.")
        #expect(option.check("aF") == nil)
    }

    @Test("printable ASCII begins with the space and ends with the tilde")
    func printableASCII() {
        let rule: Rule<String> = .printableASCII
        let printable = String(decoding: 0x20...0x7E, as: UTF8.self)
        #expect(rule.check(printable) == nil)
        for text in ["\u{1f}", "\u{7f}", "\t", "\n", "\0", "é", "e\u{301}", "“", "\u{a0}", "Ａ", "🔑"] {
            let sentence = "Use only unaccented letters, digits, spaces and the signs of an English keyboard."
            let isSeen = text.unicodeScalars.contains { !$0.isASCII && $0 != "\u{a0}" }
            let code = String(text.unicodeScalars.last!.value, radix: 16, uppercase: true)
            let notice = rule.check("a" + text)
            #expect(notice?.severity == .error && notice?.text.hasPrefix(sentence) == true)
            #expect((notice?.text.contains("\(code)).") == true) == isSeen)
        }
    }
}
