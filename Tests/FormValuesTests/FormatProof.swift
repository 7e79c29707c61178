import FormValues
import RandomNumbers
import Testing

/// Persons who write numbers, dates and times in ways of their own.
enum Person: CaseIterable {
    case plain, german, american, french, swiss, finnish, hungarian, afternoon

    var locale: FormLocale {
        switch self {
        case .plain: FormLocale()
        case .german:
            FormLocale(decimalSeparator: ",", groupSeparator: ".", dateOrder: .dayMonthYear, dateSeparator: ".")
        case .american:
            FormLocale(
                groupSeparator: ",", dateOrder: .monthDayYear, dateSeparator: "/", dayPeriods: .init(),
                firstWeekday: .sunday)
        case .french:
            FormLocale(
                decimalSeparator: ",", groupSeparator: "\u{202F}", dateOrder: .dayMonthYear, dateSeparator: "/")
        case .swiss: FormLocale(groupSeparator: "’", dateOrder: .dayMonthYear, dateSeparator: ".")
        case .finnish:
            FormLocale(
                decimalSeparator: ",", groupSeparator: "\u{A0}", dateOrder: .dayMonthYear, dateSeparator: ".",
                timeSeparator: ".")
        case .hungarian: FormLocale(decimalSeparator: ",", groupSeparator: ".", dateSeparator: ". ")
        case .afternoon:
            FormLocale(decimalSeparator: "٫", dayPeriods: .init(morning: "vorm.", afternoon: "nachm."))
        }
    }
}

extension Format where Value: Equatable {
    /// Reads what it prints and shows, to each person, of values at random; and of whatever can be read of a text
    /// that nobody meant, reading which ends with a value or a sentence.
    func prove(
        _ name: String, alphabet: String = "", location: SourceLocation = #_sourceLocation,
        _ value: (inout SeededGenerator) -> Value
    ) {
        var generator = SeededGenerator.announced(name)
        for _ in 0..<60 { proveBothWays(value(&generator), name, location) }
        var values: [Value] = []
        let letters = Array("0123456789.,:-+ %\"" + alphabet)
        let nonsense = (0..<150).map { _ in
            String(
                (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                    letters.randomElement(using: &generator)
                })
        }
        let everybody = [parse] + Person.allCases.map { person in { self.read($0, person.locale) } }
        for text in nonsense + Self.hostileTexts {
            for read in everybody {
                switch read(text) {
                case .success(let value): if !values.contains(value) { values.append(value) }
                case .failure(let error): #expect(!error.sentence.description.isEmpty, sourceLocation: location)
                }
            }
        }
        for text in Self.longTexts.shuffled(using: &generator).prefix(4) {
            _ = everybody.randomElement(using: &generator)?(text)
        }
        for value in values { proveBothWays(value, name, location) }
    }

    private func proveBothWays(_ value: Value, _ name: String, _ location: SourceLocation) {
        let text = print(value)
        #expect(parse(text) == .success(value), "\(name): “\(text)”", sourceLocation: location)
        for person in Person.allCases {
            let text = show(value, person.locale)
            #expect(
                read(text, person.locale) == .success(value), "\(name): “\(text)”, \(person)", sourceLocation: location)
        }
    }

    private static var longTexts: [String] {
        let parts = [
            "9", "1,", "1 ", "\"", "(", ".", "-", ":", "/", "1h ", "ö", "👩‍👩‍👧", "P", "T ", "e\u{301}", "#", "0",
        ]
        return parts.map { String(repeating: $0, count: 100_000 / $0.unicodeScalars.count) }
    }

    private static var hostileTexts: [String] {
        [
            "", " ", "\0", "1\0", "0\0", "1e400", "-1e400", "1e-400", "1e99999999999999999999", "nan", "NaN", "inf",
            "-inf", "infinity", "0x1p3", "٣", "½", "1\u{301}", "\u{202E}12", "\u{FEFF}1", "1\u{200D}2", "\r\n", "+",
            "-", "--1",
            "30 February", "2026-02-30", "30.02.2026", "0000-00-00", "99999-99-99", "24:00", "12:60 PM", "0 AM",
            "13 PM", "256.0.0.0", ":::", "1::2::3", "1:30", "PT", "P", "PT1M1M", "-P", "rgb()", "rgb(1,2)",
            "rgb(256,0,0)",
            "rgb(nan,0,0)", "#", "#12345", "1-", "--", "3-1", "-9223372036854775809", "9223372036854775808",
            "-9223372036854775808", "9.3 EB", "8 EiB", "99999999999999999999 h",
            "170141183460469231731687303715884105728", "1e38 d", "1e39 d", "\"\"", "\"a", "a\"", "a,,b", ",",
        ]
    }

    /// What is wrong with a text, as programs write it or, with a person, as they do.
    func refusal(of text: String, by person: Person? = nil) -> String? {
        let result = person.map { read(text, $0.locale) } ?? parse(text)
        if case .failure(let error) = result { return error.sentence.text(for: person) }
        return nil
    }

    /// The value of a text, by a person.
    func value(of text: String, by person: Person) -> Value? { try? read(text, person.locale).get() }

    /// The value of a text, as programs write it.
    func value(of text: String) -> Value? { try? parse(text).get() }
}

extension Sentence {
    fileprivate func text(for person: Person?) -> String {
        text(
            locale: person?.locale ?? FormLocale(), translate: { $0 },
            translatePlural: { one, several, count in count == 1 ? one : several })
    }
}
