import Testing

@testable import FormValues

/// A format with texts that it reads.
private struct Reading: Sendable, CustomStringConvertible {
    let description: String
    let texts: [String]
    /// What a person with a locale reads, and what a program reads, in words.
    let read: @Sendable (String, FormLocale?) -> String?

    init<Value>(_ name: String, _ format: Format<Value>, _ texts: String...) {
        description = name
        self.texts = texts
        read = { text, locale in
            let result = locale.map { format.read(text, $0) } ?? format.parse(text)
            return (try? result.get()).map { "\($0)" }
        }
    }

    init<Value: FormNumber>(quantity: Value.Type, _ texts: String...) {
        description = "quantity of \(quantity)"
        self.texts = texts
        read = { text, locale in
            let texts = QuantityText<Value>(.bytes() + .durations, in: Value.allNumbers, locale: locale ?? FormLocale())
            return (try? texts.read(text).get()).map { "\($0)" }
        }
    }

    static let all = [
        Reading("whole", Format.whole(), "12", "-12", "+9876543210", "007"),
        Reading("decimal", Format.decimal(), "1.5", "-1234.25", "1e3", "1,5"),
        Reading("percent", Format.percent(), "12.5 %", "%12", "70%"),
        Reading("whole percent", Format.wholePercent(), "12 %", "98%"),
        Reading("size", Format.bytes(), "1.5 GB", "512 MiB", "12", "3k"),
        Reading("duration", Format.duration(), "1 h 30 min", "90min", "1:30:05", "PT1H30M", "1.5 h", "0:00:01.25"),
        Reading("seconds", Format.seconds(), "90 min", "12 s"),
        Reading("date", Format.date, "2026-12-24", "2026/03/04"),
        Reading("time", Format.time, "14:30", "2:30 PM", "09:05:07", "14.30"),
        Reading("date and time", Format.dateTime, "2026-12-24T14:30", "2026-12-24 2:30 PM"),
        Reading("hexadecimal colour", Format.hexColor, "#102938", "#3584e4", "456789"),
        Reading("colour", Format.cssColor, "rgb(53, 132, 228)", "rgb(53 132 228 / 50%)", "#3584E4", "blue"),
        Reading("IPv4", Format.ipv4, "192.168.1.10"),
        Reading("IPv6", Format.ipv6, "2001:db8::1", "::ffff:192.0.2.1"),
        Reading("IP", Format.ipAddress, "192.168.1.10", "2001:DB8::1"),
        Reading("network", Format.cidr, "192.168.1.0/24", "2001:db8::/32"),
        Reading("MAC", Format.mac, "00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "001a.2b3c.4d5e"),
        Reading("ranges", Format.ranges(in: 1...65535), "1-3, 7", "22,8000-8080", "7;9"),
        Reading("list", Format.list(of: Format.whole()), "1, 2, 34", "5,6"),
        Reading("list of addresses", Format.list(of: Format.ipAddress), "10.0.0.1, ::1"),
        Reading("optional", Format<Int?>.optional(.whole(in: 1...99)), "12", ""),
        Reading(quantity: Int.self, "12 MB", "90 min", "1.5GB"),
        Reading(quantity: Double.self, "12.5 kB", "-2 h"),
    ]
}

/// The digit 0 of every script that has decimal digits.
private let zeros = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter {
    $0.properties.generalCategory == .decimalNumber && $0.properties.numericValue == 0
}

/// Ways to write a sign.
private let signs: [(ascii: String, others: String)] = [
    ("-", "−‐‑‒–—﹣－"), ("+", "＋﹢"), (".", "．。｡﹒"), (",", "，、،﹐"), (":", "：∶﹕"), (";", "；؛﹔"), ("/", "／⁄∕"),
    ("#", "＃﹟"), ("%", "％٪﹪"), ("(", "（"), (")", "）"),
]

extension String {
    /// The text with other scalars in place of some.
    fileprivate func replacing(_ other: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        String(UnicodeScalarView(unicodeScalars.map { other($0) ?? $0 }))
    }
}

@Suite("Digits and signs of other scripts")
struct ScriptTests {
    private let german = FormLocale(decimalSeparator: ",", groupSeparator: ".", dateSeparator: ".")
    private let pashto = FormLocale(decimalSeparator: "٫", groupSeparator: "٬", dateSeparator: "/")

    /// Expects the text, with other scalars, to be read as it is without.
    private func expectSame(_ other: (Unicode.Scalar) -> Unicode.Scalar?, _ name: String) {
        var misread: [String] = []
        for reading in Reading.all {
            for text in reading.texts {
                let written = text.replacing(other)
                for locale in [nil, german, pashto] where written != text {
                    if reading.read(written, locale) != reading.read(text, locale) {
                        misread.append("\(reading): “\(written)”")
                    }
                }
            }
        }
        #expect(misread == [], "\(name)")
    }

    @Test("the texts of the table are read")
    func table() {
        #expect(zeros.count > 60)
        for reading in Reading.all {
            for text in reading.texts { #expect(reading.read(text, nil) != nil, "\(reading): “\(text)”") }
        }
    }

    @Test("digits are read in every script, in every kind of value")
    func digits() {
        for zero in zeros {
            expectSame(
                { scalar in
                    guard ("0"..."9").contains(scalar) else { return nil }
                    return Unicode.Scalar(zero.value + scalar.value - ("0" as Unicode.Scalar).value)
                }, "U+\(String(zero.value, radix: 16))")
        }
    }

    @Test("full-width digits, letters, signs and spaces are read, in every kind of value")
    func fullWidth() {
        expectSame(
            { scalar in
                switch scalar {
                case " ": "\u{3000}"
                case "!"..."~": Unicode.Scalar(scalar.value + 0xFEE0)
                default: nil
                }
            }, "full width")
    }

    @Test("other forms of a sign are read as the sign, in every kind of value")
    func otherSigns() {
        for (ascii, others) in signs {
            for other in others.unicodeScalars {
                expectSame({ String($0) == ascii ? other : nil }, "U+\(String(other.value, radix: 16))")
            }
        }
        for space in "\u{A0}\u{2003}\u{2007}\u{2009}\u{202F}\u{3000}".unicodeScalars {
            expectSame({ $0 == " " ? space : nil }, "U+\(String(space.value, radix: 16))")
        }
    }

    @Test("the Arabic marks have one meaning in every locale")
    func arabicMarks() {
        for locale in [FormLocale(), german, pashto, FormLocale(decimalSeparator: ",", groupSeparator: " ")] {
            #expect((try? Format.decimal().read("١٬٢٣٤٫٥", locale).get()) == 1234.5)
            #expect((try? Format.decimal().read("-٠٫٢٥", locale).get()) == -0.25)
            #expect((try? Format.whole().read("١٬٢٣٤", locale).get()) == 1234)
            #expect((try? Format.duration().read("١٬٥٠٠٫٥ s", locale).get()) == .milliseconds(1_500_500))
            #expect((try? Format.duration().read("٠:٠٠:٠١٫٥", locale).get()) == .milliseconds(1500))
        }
    }

    @Test("text stays as it was typed", arguments: ["１２", "٣٫٥", "ａ＠ｂ", "−5", "MS Ｐゴシック 11", "1。5"])
    func texts(text: String) {
        #expect(Format.text.parse(text) == .success(text))
        #expect(Format.path.parse(text) == .success(text))
        #expect(Format.pattern(/.*/, "").parse(text) == .success(text))
        #expect(Format.list(of: Format<String>.text).parse(text) == .success([text]))
        let family = (try? Format.font.parse(text).get())?.family ?? text
        #expect(family.unicodeScalars.allSatisfy { text.unicodeScalars.contains($0) })
    }

    @Test(
        "what is no decimal digit is refused",
        arguments: ["½", "²", "①", "五", "Ⅻ", "1\u{301}", "٣\u{301}", "1\u{20E3}"])
    func noDigits(text: String) {
        #expect((try? Format.whole().read(text, FormLocale()).get()) == nil)
        #expect((try? Format.decimal().parse(text).get()) == nil)
    }
}
