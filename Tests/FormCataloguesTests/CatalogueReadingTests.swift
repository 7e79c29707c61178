import Testing

@testable import FormCatalogues

@Suite("A catalogue")
struct CatalogueReadingTests {
    private func read(_ text: String) throws -> Catalogue {
        try Catalogue(Array(text.utf8), file: "de.po")
    }

    @Test("gives the translations of its texts, and nothing for others")
    func texts() throws {
        let catalogue = try read(
            """
            # A comment.
            msgid ""
            msgstr ""
            "Language: de\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"

            #: a.swift:1
            msgid "On"
            msgstr "Ein"
            msgid "Long "
            "text"
            msgstr ""
            "Langer "
            "Text"

            \tmsgid\t"a \\"b\\" \\\\ \\n\\t"\t
              msgstr "c \\"d\\" \\\\ \\r"
            """)
        #expect(catalogue.translation(of: "On") == "Ein")
        #expect(catalogue.translation(of: "Long text") == "Langer Text")
        #expect(catalogue.translation(of: "a \"b\" \\ \n\t") == "c \"d\" \\ \r")
        for text in ["", "Off", "on", "Long "] { #expect(catalogue.translation(of: text) == nil) }
    }

    @Test("leaves out what is not translated, not looked at, obsolete, or has a context")
    func leftOut() throws {
        let catalogue = try read(
            """
            msgid "Empty"
            msgstr ""

            #, c-format, fuzzy
            #| msgid "Ol"
            msgid "Old"
            msgstr "Alt"

            #, c-format
            msgid "New"
            msgstr "Neu"

            msgctxt "menu"
            msgid "Context"
            msgstr "Zusammenhang"

            msgid "Context"
            msgstr ""

            #~ msgid "Gone"
            #~ msgstr "Weg"
            """)
        for text in ["Empty", "Old", "Context", "Gone"] { #expect(catalogue.translation(of: text) == nil) }
        #expect(catalogue.translation(of: "New") == "Neu")
    }

    @Test("gives a number the form that its rule says")
    func plurals() throws {
        let catalogue = try read(
            """
            msgid ""
            msgstr ""
            "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : \
            2);\\n"

            msgid "%s file"
            msgid_plural "%s files"
            msgstr[0] "%s plik"
            msgstr[1] "%s pliki"
            msgstr[2] "%s plików"

            msgid "Other"
            msgid_plural "Others"
            msgstr[0] ""
            msgstr[1] ""
            msgstr[2] ""

            msgid "Simple"
            msgstr "Prosty"
            """)
        let forms = [
            1: "%s plik", 0: "%s plików", 2: "%s pliki", 5: "%s plików", 12: "%s plików", 22: "%s pliki",
        ]
        for (count, form) in forms { #expect(catalogue.translation(one: "%s file", count: count) == form) }
        #expect(catalogue.translation(one: "%s file", count: -2) == "%s pliki")
        #expect(catalogue.translation(one: "%s file", count: .min) != nil)
        // Asked for without a number.
        #expect(catalogue.translation(of: "%s file") == "%s plik")
        #expect(catalogue.translation(of: "%s files") == "%s plików")
        #expect(catalogue.translation(one: "Other", count: 2) == nil)
        #expect(catalogue.translation(one: "Simple", count: 2) == "Prosty")
    }

    @Test("that says nothing of plurals has those of English")
    func noRule() throws {
        let catalogue = try read(
            "msgid \"day\"\nmsgid_plural \"days\"\nmsgstr[0] \"Tag\"\nmsgstr[1] \"Tage\"\n")
        #expect([0, 1, 2].map { catalogue.translation(one: "day", count: $0) } == ["Tage", "Tag", "Tage"])
    }

    @Test("may have the line ends of Windows, and no line end at its end")
    func lineEnds() throws {
        let catalogue = try read("msgid \"a\"\r\nmsgstr \"b\"\r\n\r\nmsgid \"c\u{2028}\"\r\nmsgstr \"d\"")
        #expect(catalogue.translation(of: "a") == "b")
        #expect(catalogue.translation(of: "c\u{2028}") == "d")
    }

    @Test(
        "that can't be read says why, and on which line",
        arguments: [
            ("msgid \"a\nmsgstr \"b\"", "de.po, line 1: the text has no end."),
            ("msgid \"a\" x\nmsgstr \"b\"", "de.po, line 1: something stands behind the text."),
            (
                "msgid \"a\\q\"\nmsgstr \"b\"",
                "de.po, line 1: there is no such escape; write \\\\ for a backslash."
            ),
            ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"", "de.po, line 1: the entry has no msgstr."),
            ("msgid \"a\"", "de.po, line 1: the entry has no msgstr."),
            ("msgstr \"a\"", "de.po, line 1: a msgid is missing before “msgstr”."),
            ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", "de.po, line 3: “msgstr” is there twice."),
            ("msgid \"a\"\nmsgstr[0] \"b\"", "de.po, line 2: “msgstr[0]” is not known."),
            ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"", "de.po, line 3: “msgstr” is not known."),
            ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[x] \"c\"", "de.po, line 3: “msgstr[x]” is not known."),
            (
                "msgid \"a\"\nmsgstr \"b\"\nmsgid_plural \"c\"",
                "de.po, line 3: msgid_plural stands behind a msgid."
            ),
            (
                "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"",
                "de.po, line 1: “a” needs 2 forms, from msgstr[0] on."
            ),
            (
                "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"\"",
                "de.po, line 1: “a” needs 2 forms, from msgstr[0] on."
            ),
            (
                "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\nmsgstr[2] \"e\"",
                "de.po, line 1: “a” needs 2 forms, from msgstr[0] on."
            ),
            ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"", "de.po, line 4: “a” is there twice."),
            ("domain \"a\"", "de.po, line 1: “domain” is not known."),
            ("\"a\"", "de.po, line 1: a text stands where an entry begins; write msgid before it."),
            ("text", "de.po, line 1: a text in quotes is expected."),
            (
                "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"",
                "de.po, line 1: the charset has to be UTF-8."
            ),
            (
                "\nmsgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=m;\\n\"",
                "de.po, line 2: “m” is no rule for plurals."
            ),
        ])
    func errors(text: String, sentence: String) {
        let error = #expect(throws: CatalogueError.self) { try read(text) }
        #expect(error?.description == sentence)
    }

    @Test("in another encoding than UTF-8 is refused")
    func encoding() {
        let error = #expect(throws: CatalogueError.self) { try Catalogue([0x6D, 0xFC], file: "de.po") }
        #expect(error?.description == "de.po: this is no text in UTF-8.")
    }

    @Test("never ends the program, whatever stands in it")
    func anything() throws {
        let text = """
            msgid ""
            msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"
            #, fuzzy
            msgctxt "c"
            msgid "%s day\\n"
            msgid_plural "%s days"
            msgstr[0] "%s Tag"
            msgstr[1] "%s Tage"
            """
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
                default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            let catalogue = try? Catalogue(bytes, file: "de.po")
            _ = catalogue?.translation(one: "%s day\n", count: 3)
        }
    }
}
