import FormCore

/// Adopting the notation of the C library's date and time formats.
extension FormLocale {
    /// Takes the order and the separator of dates from a `strftime` format.
    ///
    /// If the separators are words, as in Japanese, or differ from each other, the separator is `-` for dates that
    /// begin with the year and `/` for other dates, because a form writes the year, the month and the day as numbers.
    mutating func writeDates(as format: String) {
        let parts = TimeFormat(format.replacing("%D", with: "%m/%d/%y").replacing("%F", with: "%Y-%m-%d"))
        let orders: [String: DateOrder] = ["ymd": .yearMonthDay, "dmy": .dayMonthYear, "mdy": .monthDayYear]
        guard let order = orders[parts.letters { Self.dateParts[$0] }] else { return }
        dateOrder = order
        dateSeparator = parts.separator { Self.dateParts[$0] != nil } ?? (order == .yearMonthDay ? "-" : "/")
    }

    /// Takes from a `strftime` format the separator of times, and the choice between a 12-hour and a 24-hour clock.
    ///
    /// - Parameter periods: The names of the halves of the day, such as AM and PM. If one of them is empty or both are
    ///   the same, the 24-hour clock is used.
    mutating func writeTimes(as format: String, dayPeriods periods: DayPeriods) {
        let parts = TimeFormat(format.replacing("%T", with: "%H:%M:%S").replacing("%R", with: "%H:%M"))
        let usesTwelveHours = parts.contains { "Il".contains($0) }
        let areDistinct = !periods.morning.isEmpty && !periods.afternoon.isEmpty && periods.morning != periods.afternoon
        dayPeriods = usesTwelveHours && areDistinct ? periods : nil
        timeSeparator = parts.separator { "HIklMS".contains($0) } ?? ":"
    }

    private static let dateParts: [Character: Character] = [
        "Y": "y", "y": "y", "G": "y", "m": "m", "b": "m", "B": "m", "h": "m", "d": "d", "e": "d",
    ]
}

/// The conversions in a `strftime` format, such as `%Y`: the letter of each, with the text before it.
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

    /// Returns the text between the conversions whose letters `isMeant` accepts, such as `/` between the parts of a
    /// date. Returns `nil` if this text isn't the same everywhere in the format, or if it isn't punctuation.
    func separator(before isMeant: (Character) -> Bool) -> String? {
        let signs = Set(parts.drop { !isMeant($0.letter) }.dropFirst().filter { isMeant($0.letter) }.map(\.before))
        guard signs.count == 1, let sign = signs.first, sign.contains(where: \.isPunctuation),
            sign.allSatisfy({ $0.isPunctuation || $0 == " " })
        else { return nil }
        return sign
    }
}
