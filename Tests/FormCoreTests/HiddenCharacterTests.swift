import FormTesting
import RandomNumbers
import Testing

@testable import FormCore
@testable import FormValues

@MainActor
@Suite("A character that the user can't see")
struct HiddenCharacterTests {
    struct Site: Equatable {
        var name = "Old"
        var password = "old password"
        var mail = "old@example.com"
        var host = "old.example.com"
        var anyHost = "old.example.com"
        var page = "https://old.example.com"
        var port = "1"
        var voucher = "OLD-111"
        var whole = 1
        var decimal = 1.5
        var date = CalendarDate(year: 2024, month: 1, day: 1)!
        var time = TimeOfDay(hour: 1, minute: 1)!
        var address = IPv4Address("10.0.0.1")!
        var hardware = MACAddress("00:00:00:00:00:01")!
        var color = Color(red: 1, green: 1, blue: 1)
        var isOn = false
        var choice = "News"
        var tokens = ["old"]
        var notes = "Old"
        var file = "/old"
    }

    private static let form: Form<Site> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
            controlCell(title: "Password", control: passwordField(keyPath: \.password))
                .rules(\.password, [.required, .printableASCII])
            controlCell(title: "E-mail", control: textField(keyPath: \.mail)).rules(\.mail, [.email])
            controlCell(title: "Host", control: textField(keyPath: \.host)).rules(\.host, [.host])
            controlCell(title: "Any Host", control: textField(keyPath: \.anyHost))
            controlCell(title: "Page", control: textField(keyPath: \.page)).rules(\.page, [.url])
            controlCell(title: "Port", control: textField(keyPath: \.port)).rules(\.port, [.port])
            controlCell(title: "Voucher", control: textField(keyPath: \.voucher))
                .rules(\.voucher, [.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher, such as ABC-123.")])
            controlCell(title: "Whole", control: formattedField(keyPath: \.whole, format: .whole()))
            controlCell(title: "Decimal", control: formattedField(keyPath: \.decimal, format: .decimal(digits: 2)))
            controlCell(title: "Date", control: formattedField(keyPath: \.date, format: .date))
            controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
            controlCell(title: "Address", control: formattedField(keyPath: \.address, format: .ipv4))
            controlCell(title: "Hardware", control: formattedField(keyPath: \.hardware, format: .mac))
            controlCell(title: "Color", control: formattedField(keyPath: \.color, format: .hexColor))
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            picker(title: "Choice", keyPath: \.choice, options: ["News", "Long Waves"], text: \.self)
            controlCell(title: "Tokens", control: tokenField(keyPath: \.tokens))
            controlCell(title: "Notes", control: textEditor(keyPath: \.notes))
            controlCell(title: "File", control: fileField(keyPath: \.file))
        }
    }

    /// Rows of one line, each with a text that is accepted.
    private static let texts: [(row: RowPath, text: String)] = [
        ("Name", "Attic"), ("Password", "battery staple"), ("E-mail", "name@example.com"), ("Host", "example.com"),
        ("Any Host", "example.com"), ("Page", "https://example.com"), ("Port", "8080"), ("Voucher", "ABC-123"),
        ("Whole", "750"), ("Decimal", "7.25"), ("Date", "2026-11-27"), ("Time", "13:15"), ("Address", "192.168.1.7"),
        ("Hardware", "00:1a:2b:3c:4d:5e"), ("Color", "#3584e4"), ("On", "yes"), ("Choice", "Long Waves"),
        ("Tokens", "attic"),
    ]

    /// Each with the words that name it.
    private static let characters: [(scalar: Unicode.Scalar, name: String)] =
        [(" ", "a space"), ("\t", "a tab")]
        + [("\n", "a line break"), ("\r", "a line break"), ("\u{85}", "a line break"), ("\u{2028}", "a line break")]
        + ["\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{AD}", "\u{200B}", "\u{200C}"]
        .map(named)
        + ["\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{FEFF}"]
        .map(named)
        + ["\u{2800}", "\u{3164}", "\u{FFA0}", "\u{E0041}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\0"].map(named)

    nonisolated private static func named(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, String) {
        (scalar, "(\(scalar.code))")
    }

    private enum Place: CaseIterable {
        case before, inside, after
    }

    private static func put(_ scalar: Unicode.Scalar, _ place: Place, _ text: String) -> String {
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        return switch place {
        case .before: "\(scalar)\(text)"
        case .inside: "\(text[..<middle])\(scalar)\(text[middle...])"
        case .after: "\(text)\(scalar)"
        }
    }

    /// What came of a text in a row.
    private struct Outcome: Equatable, CustomStringConvertible {
        var state: Site
        var notice: Notice?

        var description: String { notice.map { "\($0.severity): \($0.text)" } ?? "accepted" }
    }

    private func outcome(of text: String, in row: RowPath) async -> Outcome {
        let driver = FormDriver(initial: Site(), build: Self.form)
        let notice = await driver.session.set([(row, text)])[row]
        return Outcome(state: driver.state, notice: notice)
    }

    @Test("is no part of a value, is named where it is refused, or is kept with a warning that names it")
    func characters() async throws {
        var wrong: [String] = []
        for (row, text) in Self.texts {
            let plain = await outcome(of: text, in: row)
            try #require(plain.notice == nil, "\(row)")
            for (scalar, name) in Self.characters {
                for place in Place.allCases where scalar != " " || place != .inside {
                    let found = await outcome(of: Self.put(scalar, place, text), in: row)
                    // Tabs and line breaks may be replaced by a space, which is seen, and they separate tokens.
                    let isSeparator = scalar == "\t" || name == "a line break"
                    let isTaken = found == plain
                    let isNamed = found.notice?.text.contains(name) == true
                    let isReplaced = isSeparator && place == .inside && row != "Password"
                    if !isTaken, !isNamed, !isReplaced { wrong.append("\(row), \(scalar.code) \(place): \(found)") }
                    if found.notice?.severity == .error, found.state != Site() { wrong.append("\(row) has changed") }
                }
            }
        }
        #expect(wrong == [], "\(wrong.count) of \(Self.texts.count * (Self.characters.count * 3 - 1))")
    }

    @Test("has the same effect when it is typed as when it is set")
    func typed() async throws {
        var wrong: [String] = []
        for (row, text) in Self.texts where !["On", "Choice"].contains(row) {
            for (scalar, _) in Self.characters {
                for place in Place.allCases {
                    let text = Self.put(scalar, place, text)
                    let driver = FormDriver(initial: Site(), build: Self.form)
                    let user = HeadlessUser(of: driver.session)
                    try user.focus(row.description)
                    try user.type(text)
                    try user.pressReturn()
                    let record = driver.session.record[row]
                    let found = Outcome(state: driver.state, notice: record.issue)
                    var expected = await outcome(of: text, in: row)
                    // Typed tokens are added to those that are there.
                    if row == "Tokens", expected.notice?.severity != .error {
                        expected.state.tokens.insert("old", at: 0)
                    }
                    if found != expected || !hasSameTexts(found.state, expected.state) {
                        wrong.append("\(row), \(scalar.code) \(place): \(found), not \(expected)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    @Test(
        "stays where it is part of what is seen",
        arguments: [
            "👨‍👩‍👧", "Anna 👩🏽‍💻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "3️⃣", "می‌خواهم", "क्‍ष", "東京　タワー",
            "שלום‎ (עולם)", "café", "cafe\u{301}",
        ])
    func meant(name: String) async {
        let found = await outcome(of: name, in: "Name")
        #expect(Array(found.state.name.utf8) == Array(name.utf8))
        #expect((found.notice == nil) == !name.contains("\u{200E}"))
    }

    @Test("does not make a text that counts as one")
    func empty() async {
        for (scalar, _) in Self.characters + [("\u{FE0F}", ""), ("\u{115F}", "")] {
            for text in ["\(scalar)", "\(scalar)\(scalar) \(scalar)"] {
                let found = await outcome(of: text, in: "Name")
                #expect(found.notice?.severity == .error && found.state == Site(), "\(scalar.code)")
            }
        }
    }

    @Test("is removed only once")
    func idempotent() {
        var generator = SeededGenerator.announced("hidden characters", seed: 48)
        let letters: [Unicode.Scalar] =
            Self.characters.map(\.scalar) + ["a", " ", "م", "ی", "👩", "💻", "क", "東", "\u{FE0F}", "\u{301}"]
        for _ in 0..<20_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                text.append(letters.randomElement(using: &generator)!)
            }
            for shape in [TextShape.line, .secret, .list, .lines, .exact] {
                guard case .success(let once) = shape.text(from: String(text)) else { continue }
                let twice = try? shape.text(from: once).get()
                #expect(twice.map { isSame($0, once) } == true, "\(text.map(\.code)) \(shape)")
            }
        }
    }

    @Test(
        "is named with its position, also in a secret",
        arguments: [
            ("Password", "secret’s length", "Character 7 is “’” (U+2019)."),
            ("Password", "secret–length", "Character 7 is “–” (U+2013)."),
            ("Password", "secret\u{A0}length", "Character 7 is a no-break space (U+00A0)."),
            ("Password", "secret length\u{200B}", "The last character is a space without width (U+200B)."),
            ("Password", "secret\tlength", "Character 7 is a tab."),
            ("Password", "secret\nlength", "Character 7 is a line break."),
            ("Host", "my–host.com", "Character 3 is “–” (U+2013)."),
            ("E-mail", "näme@example.com", "Character 2 is “ä” (U+00E4)."),
            ("Name", "Attic ", "The last character is a space."),
            ("Name", "Attic\u{A0}Room", "Character 6 is a no-break space (U+00A0)."),
            ("Voucher", "ABC-123 ", "The last character is a space."),
        ])
    func position(row: RowPath, text: String, sentence: String) async {
        let found = await outcome(of: text, in: row)
        #expect(found.notice?.text.contains(sentence) == true, "\(found)")
        #expect((found.notice?.severity == .error) == (row != "Name"))
    }

    @Test("is told of in a stored value, too")
    func stored() {
        var site = Site()
        (site.name, site.password, site.host) = ("Attic\u{A0}", "battery\u{200B}", "example.com ")
        let driver = FormDriver(initial: site, build: Self.form)
        #expect(
            driver.session.issues.map { "\($0.path): \($0.notice.text)" } == [
                "Name: The last character is a no-break space (U+00A0). Remove it if it isn't intended.",
                """
                Password: Use only unaccented letters, digits, spaces and the signs of an English keyboard. \
                The last character is a space without width (U+200B).
                """,
                """
                Host: Type a host name or an address, such as example.com or 192.168.1.1. \
                The last character is a space.
                """,
            ])
    }

    @Test("is kept in a path, and line breaks of other systems become those of this one in a text of several lines")
    func others() async {
        #expect(await outcome(of: "/a\u{200B} b\n", in: "File").state.file == "/a\u{200B} b\n")
        #expect(await outcome(of: "\u{FEFF}a\r\nb\rc\n\u{200B}d", in: "Notes").state.notes == "a\nb\nc\n\u{200B}d")
    }

    @Test(
        "or a sign of another script separates tokens",
        arguments: [",", ";", "，", "、", "،", "؛", "；", "\n", "\r\n", "\t", ",\n", "\n\n", " ; "])
    func separators(separator: String) async throws {
        let text = ["a", "b c", "d"].joined(separator: separator)
        #expect(await outcome(of: text, in: "Tokens").state.tokens == ["a", "b c", "d"])
        let driver = FormDriver(initial: Site(), build: Self.form)
        let user = HeadlessUser(of: driver.session)
        try user.focus("Tokens")
        try user.type(text)
        try user.pressReturn()
        #expect(driver.state.tokens == ["old", "a", "b c", "d"])
        let quoted = ["a;b", "c、d", "e\tf", "g\nh"]
        let list = Format.list(of: Format<String>.text)
        #expect(try list.parse(list.print(quoted)).get() == quoted)
    }
}
