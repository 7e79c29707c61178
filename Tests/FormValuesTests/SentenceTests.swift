import FormValues
import Foundation
import Testing

@Suite("A sentence")
struct SentenceTests {
    @Test("is a literal, and reads in English as it stands")
    func literal() {
        let sentence: Sentence = "Choose at least 50 %."
        #expect(sentence.description == "Choose at least 50 %.")
        #expect("\(sentence)" == "Choose at least 50 %.")
    }

    @Test(
        "is filled in where its template says so, once",
        arguments: [
            ("%s and %s", "a and b"), ("%2$s before %1$s", "b before a"), ("%1$s, %1$s", "a, a"),
            ("%s %% %s", "a % b"), ("100 % of %s", "100 % of a"), ("%s%", "a%"), ("%d %s", "%d a"),
            ("%3$s %0$s %s %s %s", "%3$s %0$s a b %s"), ("%99999999999999999999$s", "%99999999999999999999$s"),
            ("%1s %1$d", "%1s %1$d"), ("nothing", "nothing"), ("“%s” é %1$s", "“a” é a"),
        ])
    func placeholders(template: String, text: String) {
        #expect(Sentence(template, "a", "b").description == text)
    }

    @Test("does not look for placeholders in what is filled in")
    func filledOnce() {
        #expect(Sentence("“%1$s” is “%2$s”.", "%2$s", "%1$s %s %%").description == "“%2$s” is “%1$s %s %%”.")
        #expect(Sentence("%s!", Sentence("%s?", "%s")).description == "%s?!")
    }

    @Test("is not turned around by a name that has signs for the direction of text")
    func directions() {
        let texts = [
            "\u{202E}gnp.exe", "\u{2066}a\u{202B}b", "\u{2067}a\u{2069}", "\u{202D}a\u{202C}b", "\u{202A}\u{2069}",
        ]
        let told = texts.map { Sentence("Remove “%s”?", $0).description }
        #expect(
            told == [
                "Remove “\u{202E}gnp.exe\u{202C}”?", "Remove “\u{2066}a\u{202B}b\u{202C}\u{2069}”?",
                "Remove “\u{2067}a\u{2069}”?", "Remove “\u{202D}a\u{202C}b”?", "Remove “\u{202A}\u{2069}\u{202C}”?",
            ])
    }

    @Test("has what is interpolated into a literal filled in, so that a catalogue can have the template")
    func interpolation() {
        let (count, size) = (3, 4.5)
        let sentence: Sentence = "\(count) of 100 % are \(size) GB\(Sentence("!"))"
        var asked: [String] = []
        let text = sentence.text(
            translate: {
                asked.append($0); return $0
            }, translatePlural: { one, _, _ in one })
        #expect(asked == ["%1$s of 100 %% are %2$s GB%3$s", "!"])
        #expect(text == "3 of 100 % are 4.5 GB!")
    }

    @Test("has numbers, dates and times as the user writes them, also when it was kept meanwhile")
    func written() throws {
        let moment = try #require(CalendarDateTime("2026-12-24T14:30"))
        let sentence: Sentence = "\(4.5) | \(moment.date) | \(moment.time) | \(moment) | \([1])"
        let kept = try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence))
        for sentence in [sentence, kept] {
            let text = sentence.text(
                locale: Person.german.locale, translate: { $0 }, translatePlural: { one, _, _ in one })
            #expect(text == "4,5 | 24.12.2026 | 14:30 | 24.12.2026 14:30 | [1]")
        }
    }

    @Test("has one full stop at its end")
    func stop() {
        #expect(Sentence("Come at %s.", "2 p. m.").description == "Come at 2 p. m.")
        #expect(Sentence("Wait %s...", "a.").description == "Wait a....")
        #expect(Sentence("%1$s.%2$s", "host.", "local").description == "host..local")
        #expect(Sentence("Come at %1$s. And “%2$s”.", "2 p. m.", "go.").description == "Come at 2 p. m. And “go.”.")
    }

    @Test(
        "depends on a number",
        arguments: [(0, "0 files."), (1, "1 file."), (2, "2 files."), (-1, "-1 files.")])
    func plural(count: Int, text: String) {
        #expect(Sentence(one: "%s file.", several: "%s files.", count: count).description == text)
    }

    @Test("is translated with all sentences in it, and a text in it is not")
    func translated() {
        let inner = Sentence(one: "%s day", several: "%s days", count: 2)
        let list = Sentence.list(["On", Sentence(verbatim: "Off")])
        let sentence = Sentence("“%1$s” in %2$s: %3$s", "Name", inner, list)
        let german = [
            "“%1$s” in %2$s: %3$s": "%2$s bis „%1$s“: %3$s", "On": "Ein", "Off": "falsch", "Name": "falsch",
            ", ": "; ",
        ]
        let text = sentence.text(
            translate: { german[$0] ?? $0 }, translatePlural: { $2 == 1 ? "%s Tag" : "\($1.count)/%s Tage" })
        #expect(text == "7/2 Tage bis „Name“: Ein; Off")
    }

    @Test("that is empty is not looked up, since there a catalogue has its head")
    func empty() {
        let head = { (_: String) in "Language: de" }
        #expect(Sentence("").text(translate: head, translatePlural: { one, _, _ in one }) == "")
        #expect(Sentence(verbatim: "a").text(translate: head, translatePlural: { one, _, _ in one }) == "a")
    }

    @Test("names several things, or those of which one is meant, or goes on with another one")
    func lists() {
        let items = ["a", "b", "c"].map { Sentence(verbatim: $0) }
        let some = (0...3).map { Array(items.prefix($0)) }
        #expect(some.map(Sentence.list) == ["", "a", "a, b", "a, b, c"])
        #expect(some.map(Sentence.alternatives) == ["", "a", "a or b", "a, b or c"])
        #expect(Sentence.paragraph(["Full.", "Wait."]).description == "Full. Wait.")
    }

    @Test("equals another that reads alike")
    func equality() {
        #expect(Sentence("Use %s.", 8) == "Use 8.")
        #expect(Set([Sentence("Use %s.", 8), "Use 8.", Sentence(verbatim: "Use 8."), "Use 9."]).count == 2)
    }

    @Test("of very many things does not end the program")
    func many() {
        let items = (0..<100_000).map { Sentence("%s", $0) }
        #expect(Sentence.list(items).description.hasSuffix(", 99999"))
        #expect(Sentence.alternatives(items).description.hasSuffix("99998 or 99999"))
    }
}
