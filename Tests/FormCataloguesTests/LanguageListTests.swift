import FormCatalogues
import Testing

@Suite("The languages that a person has asked for")
struct LanguageListTests {
    @Test(
        "are those of the first variable that is set, and LANGUAGE in their place unless that is C",
        arguments: [
            ([:], []),
            (["LANG": "de_DE.UTF-8"], ["de_DE", "de"]),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr_FR", "fr"]),
            (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "it"], ["it"]),
            (["LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""], ["de"]),
            (["LANG": "de", "LC_ALL": "C"], []),
            (["LANG": "de", "LC_CTYPE": "fr"], ["de"]),
            (["LANG": "fr", "LANGUAGE": "de"], ["de"]),
            (["LANG": "fr", "LANGUAGE": ""], ["fr"]),
            (["LANGUAGE": "de"], []),
            (["LANG": "C", "LANGUAGE": "de"], []),
            (["LANG": "POSIX", "LANGUAGE": "de"], []),
            (["LANG": "C.UTF-8", "LANGUAGE": "de"], []),
            (["LC_ALL": "C.utf8", "LANG": "de_DE", "LANGUAGE": "de"], []),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "de"], ["de"]),
        ] as [([String: String], [String])])
    func variables(environment: [String: String], names: [String]) {
        #expect(LanguageList { environment[$0] }.names == names)
    }

    @Test(
        "are tried one after the other, each without its country and its encoding as well, up to English",
        arguments: [
            ("de_AT:fr_CH.UTF-8", ["de_AT", "de", "fr_CH", "fr"]),
            ("de_AT:de_DE", ["de_AT", "de", "de_DE"]),
            ("sr_RS.UTF-8@latin", ["sr_RS@latin", "sr@latin", "sr_RS", "sr"]),
            (":de::", ["de"]),
            ("fr:en:de", ["fr"]),
            ("en_GB:de", []),
            ("fr:C:de", ["fr"]),
            ("fr:POSIX:de", ["fr"]),
            ("eno_X", ["eno_X", "eno"]),
            ("_", ["_"]),
        ])
    func list(preferred: String, names: [String]) {
        #expect(LanguageList(locale: "it_IT.UTF-8", preferred: preferred).names == names)
    }

    @Test("may have no catalogue, and then a text stays as it is")
    func missing() {
        let texts = LibraryCatalogues(LanguageList(locale: "xx_YY", preferred: nil))
        #expect(texts.translation(of: "Back") == nil)
        #expect(texts.translation(one: "Use at most %s character.", count: 1) == nil)
    }

    @Test("have the one catalogue that there is, wherever it stands among them")
    func found() {
        for preferred in ["de", "de_CH", "xx:de:yy", "xx_YY:de_DE.UTF-8"] {
            let texts = LibraryCatalogues(LanguageList(locale: "it_IT", preferred: preferred))
            #expect(texts.translation(of: "Back") == "Zurück")
            #expect(
                texts.translation(one: "Use at most %1$s byte: %2$s.", count: 2)
                    == "Verwenden Sie höchstens %1$s Bytes: %2$s.")
        }
    }
}
