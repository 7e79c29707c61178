extension Format where Value == CalendarDate {
    /// Dates: printed in ISO 8601 format, `2026-12-24`, and shown in the order and with the separators of the user's
    /// locale, such as `24.12.2026`.
    ///
    /// The user may type other separators between the numbers and leave out leading zeros, but must type all four
    /// digits of the year. A date that begins with the year is accepted in every locale.
    public static var date: Format {
        Format(
            print: \.description,
            parse: { readDate($0, FormLocale()) },
            show: { $1.text(of: $0) },
            read: { readDate($0, $1) }
        ).proven().inAnyScript()
    }
}

/// Reads a date that the user has typed.
private func readDate(_ text: String, _ locale: FormLocale) -> Result<CalendarDate, FormatError> {
    guard let numbers = numbers(of: text.trimmed, in: locale) else { return refusal(in: locale) }
    let (year, month, day): (Substring, Substring, Substring)
    switch locale.dateOrder {
    case _ where numbers[0].count == 4: (year, month, day) = (numbers[0], numbers[1], numbers[2])
    case .yearMonthDay where numbers[2].count == 4: return refusal(in: locale)
    case .yearMonthDay: (year, month, day) = (numbers[0], numbers[1], numbers[2])
    case .dayMonthYear: (day, month, year) = (numbers[0], numbers[1], numbers[2])
    case .monthDayYear: (month, day, year) = (numbers[0], numbers[1], numbers[2])
    }
    guard month.count <= 2, day.count <= 2, let (year, month, day) = whole(year, month, day) else {
        return refusal(in: locale)
    }
    guard numbers.contains(where: { $0.count == 4 }) else {
        return .failure(FormatError(Sentence("Type the year in four digits, such as %s.", locale.example)))
    }
    if let date = CalendarDate(year: year, month: month, day: day) { return .success(date) }
    guard let end = CalendarDate(year: year, month: month, day: CalendarDate.days(inMonth: month, of: year)), day > 0
    else { return refusal(in: locale) }
    return .failure(FormatError(Sentence("There is no such day: that month ends on %s.", locale.text(of: end))))
}

private func whole(_ year: Substring, _ month: Substring, _ day: Substring) -> (Int, Int, Int)? {
    guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
    return (year, month, day)
}

private func refusal(in locale: FormLocale) -> Result<CalendarDate, FormatError> {
    .failure(FormatError(Sentence("Type a date, such as %s.", locale.example)))
}

extension FormLocale {
    fileprivate var example: String { CalendarDate.example.map(text) ?? "" }
}

extension CalendarDate {
    /// The date that messages give as an example. Its day is greater than 12, so it can't be mistaken for a month.
    static let example = CalendarDate(year: 2026, month: 12, day: 24)
}

/// Returns the three numbers of a date, or `nil` if the text isn't a date.
///
/// Each number has up to four digits. There is exactly one separator between two numbers. Spaces are ignored.
private func numbers(of text: Substring, in locale: FormLocale) -> [Substring]? {
    let signs = "-./" + locale.dateSeparator
    let numbers = text.split { !($0.isASCII && $0.isNumber) }
    let between = text.split { $0.isASCII && $0.isNumber }.map { $0.trimmed }
    // In some locales, a date also ends with a separator.
    guard numbers.count == 3, numbers.allSatisfy({ $0.count <= 4 }), text.utf8.first?.isDigit == true,
        between.count == 2 || between.count == 3 && between[2] == locale.dateSeparator.trimmed,
        between.allSatisfy({ $0.count <= 1 && $0.allSatisfy(signs.contains) || $0 == locale.dateSeparator.trimmed })
    else { return nil }
    return numbers
}
