import FormCore

/// How the C library writes dates and times, as far as a form does.
extension FormLocale {
    /// Takes the order of a date, and the sign between its parts, from a format of `strftime`.
    ///
    /// A sign that is a word, as in Japanese, or another one each time is not taken: the parts are numbers here.
    mutating func writeDates(as format: String) {
        let parts = TimeFormat(format.replacing("%D", with: "%m/%d/%y").replacing("%F", with: "%Y-%m-%d"))
        let orders: [String: DateOrder] = ["ymd": .yearMonthDay, "dmy": .dayMonthYear, "mdy": .monthDayYear]
        guard let order = orders[parts.letters { Self.dateParts[$0] }] else { return }
        dateOrder = order
        dateSeparator = parts.separator { Self.dateParts[$0] != nil } ?? (order == .yearMonthDay ? "-" : "/")
    }

    /// Takes the sign between the parts of a time, and whether hours are counted to 12, from a format of `strftime`.
    ///
    /// - Parameter periods: The halves of the day; where they can't be told apart, hours are counted to 24.
    mutating func writeTimes(as format: String, dayPeriods periods: DayPeriods) {
        let parts = TimeFormat(format.replacing("%T", with: "%H:%M:%S").replacing("%R", with: "%H:%M"))
        let isToTwelve = parts.contains { "Il".contains($0) }
        let areTold = !periods.morning.isEmpty && !periods.afternoon.isEmpty && periods.morning != periods.afternoon
        dayPeriods = isToTwelve && areTold ? periods : nil
        timeSeparator = parts.separator { "HIklMS".contains($0) } ?? ":"
    }

    private static let dateParts: [Character: Character] = [
        "Y": "y", "y": "y", "G": "y", "m": "m", "b": "m", "B": "m", "h": "m", "d": "d", "e": "d",
    ]
}

/// A format of `strftime`: letters with a text before each.
private struct TimeFormat {
    private var parts: [(before: String, letter: Character)] = []

    init(_ format: String) {
        var before = ""
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                before.append(character)
                continue
            }
            rest = rest.drop { "_-0^#EO+".contains($0) }
            if let letter = rest.popFirst() { parts.append((before, letter)) }
            before = ""
        }
    }

    func letters(_ meaning: (Character) -> Character?) -> String { String(parts.compactMap { meaning($0.letter) }) }

    func contains(_ isMeant: (Character) -> Bool) -> Bool { parts.contains { isMeant($0.letter) } }

    /// The sign that stands before each letter that is meant but the first; `nil` where that differs or is no sign.
    func separator(before isMeant: (Character) -> Bool) -> String? {
        let signs = Set(parts.drop { !isMeant($0.letter) }.dropFirst().filter { isMeant($0.letter) }.map(\.before))
        guard signs.count == 1, let sign = signs.first, sign.contains(where: \.isPunctuation),
            sign.allSatisfy({ $0.isPunctuation || $0 == " " })
        else { return nil }
        return sign
    }
}
