import RandomNumbers
import Testing

@testable import FormValues

/// Something that a number is a part of.
private struct Kind: Sendable, CustomStringConvertible {
    let description: String
    /// The text, given that of the number.
    var text: @Sendable (String) -> String = { $0 }
    /// What is read, in words.
    let read: @Sendable (String, FormLocale) -> String?

    init<Value>(_ name: String, _ format: Format<Value>, _ text: @escaping @Sendable (String) -> String = { $0 }) {
        description = name
        self.text = text
        read = { text, locale in (try? format.read(text, locale).get()).map { "\($0)" } }
    }

    init<Value: FormNumber>(quantity: Value.Type) {
        description = "quantity of \(quantity)"
        text = { "\($0) MB" }
        read = { text, locale in
            let texts = QuantityText<Value>(.bytes(), in: Value.allNumbers, locale: locale)
            return (try? texts.read(text).get()).map { "\($0)" }
        }
    }

    static let all = [
        Kind("whole", Format.whole()),
        Kind("decimal", Format.decimal()),
        Kind("percent", Format.percent(in: -1e30...1e30)) { "\($0) %" },
        Kind("whole percent", Format.wholePercent(in: .min ... .max)) { "\($0) %" },
        Kind("size", Format.bytes(in: .min ... .max)) { "\($0) kB" },
        Kind("size in bytes", Format.bytes(in: .min ... .max)),
        Kind("duration", Format.duration(in: .seconds(Int64.min) ... .seconds(Int64.max))) { "\($0) s" },
        Kind("part of a duration", Format.duration(in: .seconds(Int64.min) ... .seconds(Int64.max))) {
            "\($0) min 1 s"
        },
        Kind("optional", Format<Double?>.optional(.decimal())),
        Kind(quantity: Int.self),
        Kind(quantity: Double.self),
    ]
}

@Suite("Numbers in the notations of all locales")
struct NumberNotationTests {
    @Test("every notation has each shape of number once")
    func table() {
        let decimal = Kind.all.filter { $0.description == "decimal" }
        let few = ["0", "12", "123456"]
        let signs = [("-", 0), ("+", 0), ("\u{2212}", 0), ("", 1), ("-", 2)]
        var misread: [String] = []
        // All kinds read their number in the same way, so each of them need not read each.
        for (numbers, kinds) in [
            (shapes(of: ["0", "1", "12", "123", "1234", "12345", "1234567", "12345678"], signs: [("", 0)]), decimal),
            (shapes(of: few, signs: [("", 0)]), Kind.all), (shapes(of: few, signs: signs), decimal),
        ] {
            for number in numbers {
                for kind in kinds {
                    for writer in NumberNotation.all {
                        for reader in NumberNotation.all {
                            misread += mistake(about: number, kind, from: writer, to: reader)
                        }
                    }
                }
            }
        }
        #expect(misread.count == 0, "\(misread.count): \(misread.prefix(20).joined(separator: "\n"))")
    }

    private func shapes(of wholes: [String], signs: [(String, Int)]) -> [WrittenNumber] {
        var numbers: [WrittenNumber] = []
        for whole in wholes {
            for fraction in ["", "5", "125", "000", "1234", "12345"] {
                for (sign, zeros) in signs {
                    for isGrouped in [false, true] {
                        numbers.append(
                            WrittenNumber(
                                sign: sign, leadingZeros: zeros, whole: whole, fraction: fraction, isGrouped: isGrouped)
                        )
                    }
                }
            }
        }
        return numbers
    }

    @Test("no number is read as another one than was written, by whoever it was")
    func random() {
        var generator = SeededGenerator.announced("notations")
        var misread: [String] = []
        for _ in 0..<20_000 {
            guard let writer = NumberNotation.all.randomElement(using: &generator),
                let reader = NumberNotation.all.randomElement(using: &generator),
                let kind = Kind.all.randomElement(using: &generator)
            else { continue }
            misread += mistake(about: .random(using: &generator), kind, from: writer, to: reader)
        }
        #expect(misread.count == 0, "\(misread.count): \(misread.prefix(20).joined(separator: "\n"))")
    }

    /// What is wrong with how a reader takes the number that somebody else has written, if anything is.
    private func mistake(
        about number: WrittenNumber, _ kind: Kind, from writer: NumberNotation, to reader: NumberNotation
    ) -> [String] {
        let plain = { (number: String) in kind.read(kind.text(number), FormLocale()) }
        let written = number.text(in: writer)
        let own = reader.own(written)
        let meant = plain(number.plain)
        let read = kind.read(kind.text(written), reader.locale)
        let rightful = own == nil ? [meant] : [own.flatMap(plain)]
        let isRefused = read == nil && (own == nil || rightful == [nil])
        if isRefused || rightful.contains(read) { return [] }
        return [
            "\(kind): “\(kind.text(written))” of \(writer), by \(reader): \(read ?? "refused"), not \(meant ?? "–")"
        ]
    }

    @Test(
        "what only one notation writes is read in every other one, where the mark is a point or a comma",
        arguments: ["1.5", "12.25", "0.125", ".125", "-0.25", "1234.567", "12345.678", "1.23456", "1.5e3", "5."])
    func foreign(text: String) throws {
        let number = try #require(Double(text.hasSuffix(".") ? text + "0" : text))
        for reader in NumberNotation.all {
            for mark in [".", ",", "٫"] {
                let written = text.replacing(".", with: mark)
                #expect(
                    Format.decimal().value(of: written, in: reader.locale) == number, "“\(written)”, \(reader)")
            }
        }
    }

    @Test(
        "what could be two numbers is refused, with both of them",
        arguments: [
            (",", " ", "1.500", "“1.500” can be read as 1500 or as 1,500. Type one of these instead."),
            (",", "", "-12.345 ", "“12.345” can be read as 12345 or as 12,345. Type one of these instead."),
            (".", "", "1,500", "“1,500” can be read as 1500 or as 1.500. Type one of these instead."),
            (".", ",", "1,2345", "“1,2345” can be read as 12345 or as 1.2345. Type one of these instead."),
            (".", "’", "1,500e3", "“1,500” can be read as 1500 or as 1.500. Type one of these instead."),
            (",", ".", "01.500", "“01.500” can be read as 1500 or as 1,500. Type one of these instead."),
            (".", ",", "1.500,5", "Type a number."), (".", ",", "1,50,0", "Type a number."),
        ])
    func ambiguous(decimal: String, group: String, text: String, sentence: String) {
        let locale = FormLocale(decimalSeparator: decimal, groupSeparator: group)
        let format = Format.decimal(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
        #expect(format.read(text, locale) == .failure(FormatError(Sentence(verbatim: sentence))))
        guard sentence.contains("can be") else { return }
        let parts = [
            Format.percent(in: 0...1).read("\(text) %", locale).refusal,
            Format.bytes().read("\(text.trimmed) kB", locale).refusal,
            Format<Double?>.optional(format).read(text, locale).refusal,
            QuantityText(.bytes(), in: 0...1000, locale: locale).read("\(text) kB").refusal,
        ]
        for part in parts { #expect(part?.contains("can be read as") == true, "\(part ?? "read")") }
    }

    @Test(
        "the table in the article on formats is what is read",
        arguments: [
            ("1.5", 1.5, 1.5, 1.5, 1.5), ("1,5", 1.5, 1.5, 1.5, 1.5), ("1.500", 1500, nil, 1.5, 1.5),
            ("1,500", 1.5, 1.5, 1500, nil), ("0.500", 0.5, 0.5, 0.5, 0.5), ("1 500", nil, 1500, nil, nil),
            ("1.234,5", 1234.5, nil, nil, nil),
        ] as [(String, Double?, Double?, Double?, Double?)])
    func article(text: String, german: Double?, french: Double?, english: Double?, canonical: Double?) {
        let locale = { (decimal: String, group: String) in
            FormLocale(decimalSeparator: decimal, groupSeparator: group)
        }
        #expect(Format.decimal().value(of: text, in: locale(",", ".")) == german)
        #expect(Format.decimal().value(of: text, in: locale(",", "\u{202F}")) == french)
        #expect(Format.decimal().value(of: text, in: locale(".", ",")) == english)
        #expect((try? Format.decimal().parse(text).get()) == canonical)
    }

    @Test("a list separates its numbers by a comma only where no number has one")
    func lists() {
        let numbers = Format.list(of: Format.decimal())
        let german = FormLocale(decimalSeparator: ",", groupSeparator: ".")
        for (text, values) in [
            ("1,5; 2,5", [1.5, 2.5]), ("1.5, 2.5", [1.5, 2.5]), ("1,5, 2,5", [1.5, 2.5]), ("1.500, 2", [1500, 2]),
            ("1,5", [1.5]), ("1, 5", [1, 5]),
        ] {
            #expect(numbers.value(of: text, in: german) == values)
        }
        for text in ["1,5,2,5", "1,2,3", "1.5,2"] { #expect(numbers.value(of: text, in: german) == nil) }
    }
}

extension Result where Failure == FormatError {
    fileprivate var refusal: String? {
        if case .failure(let error) = self { error.sentence.description } else { nil }
    }
}

extension Format {
    fileprivate func value(of text: String, in locale: FormLocale) -> Value? { try? read(text, locale).get() }
}
