import FormValues
import Testing

@Suite("Rules")
struct RuleTests {
    @Test("a value that meets a rule is told nothing, another one the rule's sentence as an error")
    func sentence() {
        let even = Rule<Int>("Choose an even number.") { $0.isMultiple(of: 2) }
        #expect(even.check(2) == nil)
        #expect(even.check(3) == Notice(.error, "Choose an even number."))
    }

    @Test("a function gives the notice itself, with its severity")
    func function() {
        let disk = Rule<Int> { gigabytes in
            switch gigabytes {
            case ..<1: .error("Choose at least 1 GB.")
            case ..<20: .warning("Less than 20 GB fill up soon.")
            case 1000...: .information("That is plenty.")
            default: nil
            }
        }
        #expect(disk.check(0) == Notice(.error, "Choose at least 1 GB."))
        #expect(disk.check(5) == Notice(.warning, "Less than 20 GB fill up soon."))
        #expect(disk.check(50) == nil)
        #expect(disk.check(1000) == Notice(.information, "That is plenty."))
    }

    @Test("sentence and severity of a rule can be replaced, in any order")
    func replaced() {
        let expected = Notice(.warning, "Give it a name.")
        let rules: [Rule<String>] = [
            .required.message("Give it a name.").severity(.warning),
            .required.severity(.warning).message("Give it a name."),
        ]
        for rule in rules {
            #expect(rule.check("") == expected)
            #expect(rule.check("a") == nil)
        }
    }

    @Test(
        "only required refuses an empty text",
        arguments: [
            .length(8...63), .bytes(8...32), .pattern(/a/, "a"), .oneOf(["a"]), .range("a"..."b"), .email,
            .host,
            .url, .port, .printableASCII, .all(of: [.email, .host]), .any(of: [.email, .host], "one"),
        ] as [Rule<String>])
    func empty(rule: Rule<String>) {
        #expect(rule.check("") == nil)
        #expect(rule.check("\u{e4}\u{20ac}") != nil)
    }

    @Test(
        "a text that is required has something else than white space",
        arguments: ["", " ", "\t\n", "\r\n", "\u{a0}", "\u{3000} "])
    func required(text: String) {
        let rule: Rule<String> = .required
        #expect(rule.check(text) == Notice(.error, "This can't be empty."))
        #expect(rule.check(text + "a") == nil)
    }

    @Test("of several rules that have to be met the most severe notice is told, and of these the first")
    func all() {
        let rule: Rule<Int> = .all(of: [
            Rule { $0 > 10 ? .information("More than 10.") : nil },
            .range(...20).severity(.warning),
            .range(...30).message("First."),
            .range(...40).message("Second."),
        ])
        #expect(rule.check(10) == nil)
        #expect(rule.check(11) == .information("More than 10."))
        #expect(rule.check(21) == .warning("Choose a value of at most 20."))
        #expect(rule.check(31) == .error("First."))
        #expect(rule.check(41) == .error("First."))
        #expect(Rule<Int>.all(of: []).check(1) == nil)
    }

    @Test("of alternatives one is enough, and a rule that only warns is not met")
    func any() {
        let rule: Rule<String> = .any(
            of: [.email, .host, .length(30...).severity(.warning)], "Type a mail address or a host.")
        #expect(rule.check("a@example.com") == nil)
        #expect(rule.check("example.com") == nil)
        #expect(rule.check("a b") == .error("Type a mail address or a host."))
        #expect(Rule<Int>.any(of: [], "Nothing will do.").check(1) == .error("Nothing will do."))
    }

    @Test("a value that may be missing is checked when it is there")
    func ifPresent() {
        let rules: [Rule<Int?>] = [.ifPresent(.port)]
        #expect(rules[0].check(nil) == nil)
        #expect(rules[0].check(80) == nil)
        #expect(rules[0].check(0) == .error("Use a port number from 1 to 65535."))
        #expect(Rule<String?>.ifPresent(.required).check(nil) == nil)
        #expect(Rule<String?>.ifPresent(.required).check("") == .error("This can't be empty."))
    }

    @Test("a rule can be asked on another thread")
    func anotherThread() async {
        let rule: Rule<String> = .pattern(/[a-z]+/, "Type small letters.")
        let notice = await Task.detached { rule.check("A") }.value
        #expect(notice == .error("Type small letters."))
    }

    @Test("a notice is made by the name of its severity")
    func notices() {
        #expect(Notice.error("a") == Notice(.error, "a"))
        #expect(Notice.warning("a") == Notice(.warning, "a"))
        #expect(Notice.information("a") == Notice(.information, "a"))
    }
}

/// The password of a wireless network (IEEE 802.11): a passphrase, or the key itself.
private let wifiPassword: [Rule<String>] = [
    .required.message("Choose a password."),
    .any(
        of: [
            .all(of: [.printableASCII, .length(8...63)]),
            .pattern(/[0-9A-Fa-f]{64}/, "Use 64 hexadecimal digits."),
        ],
        "Use 8 to 63 unaccented letters, digits and signs, or 64 hexadecimal digits."),
    .length(12...).severity(.warning),
]

@Suite("The password of a wireless network, made of the common rules,")
struct RuleWifiPasswordTests {
    let password = Rule.all(of: wifiPassword)

    @Test(
        "can be a passphrase or a key",
        arguments: [
            "correct horse", String(repeating: "~", count: 63), String(repeating: "0", count: 64),
            "0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD",
        ])
    func accepted(text: String) {
        #expect(password.check(text) == nil)
    }

    @Test(
        "is refused when it is neither",
        arguments: [
            "1234567", "pässwörter", "12345678\u{7f}", "12345678\n", "password🔑",
            String(repeating: "g", count: 64), String(repeating: "0", count: 65),
        ])
    func refused(text: String) {
        #expect(
            password.check(text)
                == .error("Use 8 to 63 unaccented letters, digits and signs, or 64 hexadecimal digits."))
    }

    @Test("has to be there, and had better be long")
    func sentences() {
        #expect(password.check("") == .error("Choose a password."))
        #expect(password.check("12345678901") == .warning("Use at least 12 characters."))
    }
}
