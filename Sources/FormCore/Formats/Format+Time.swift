extension Format where Value == TimeOfDay {
    /// Times: printed as in ISO 8601, `14:30`, and shown as the person's locale has it, such as `2:30 PM`.
    ///
    /// Seconds are written where they are not 0. Hours can be counted to 12 or to 24 everywhere.
    public static var time: Format { time(seconds: false) }

    /// Times with their seconds: `14:30:00`.
    ///
    /// - Parameter seconds: Whether seconds are written even where they are 0.
    public static func time(seconds: Bool) -> Format {
        Format(
            isProven: true,
            print: { $0.text(withSeconds: seconds) },
            parse: { readTime($0, FormLocale(), seconds) },
            show: { $1.text(of: $0, withSeconds: seconds) },
            read: { readTime($0, $1, seconds) }
        )
    }
}

/// A time as the person has typed it.
private func readTime(
    _ text: String, _ locale: FormLocale, _ withSeconds: Bool
) -> Result<TimeOfDay, FormatError> {
    let (digits, isAfternoon) = splitHalf(of: text.trimmed.lowercased(), in: locale)
    let signs = ":." + locale.timeSeparator
    let parts = digits.split(omittingEmptySubsequences: false) { signs.contains($0) }
    let numbers = parts.compactMap { part in
        (1...2).contains(part.utf8.count) && part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
    }
    var hour = numbers.first ?? 24
    if let isAfternoon { hour = (1...12).contains(hour) ? hour % 12 + (isAfternoon ? 12 : 0) : 24 }
    guard numbers.count == parts.count, ((isAfternoon == nil ? 2 : 1)...3).contains(parts.count),
        parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
        let time = TimeOfDay(
            hour: hour, minute: numbers.count > 1 ? numbers[1] : 0, second: numbers.count > 2 ? numbers[2] : 0)
    else {
        let shown = locale.text(of: .example, withSeconds: withSeconds)
        return .failure(FormatError(Sentence("Type a time, such as %s.", shown)))
    }
    return .success(time)
}

/// The numbers of a time, and whether it names the second half of the day; `nil` where it names none.
private func splitHalf(of text: String, in locale: FormLocale) -> (digits: Substring, isAfternoon: Bool?) {
    let own = locale.dayPeriods.map { [($0.morning, false), ($0.afternoon, true)] } ?? []
    // The one may end as the other does.
    let names = own.sorted { $0.0.count > $1.0.count } + [("am", false), ("pm", true), ("a.m.", false), ("p.m.", true)]
    for (name, isAfternoon) in names where !name.isEmpty {
        let name = name.lowercased()
        if text.hasSuffix(name) { return (text.dropLast(name.count).trimmed, isAfternoon) }
        if text.hasPrefix(name) { return (text.dropFirst(name.count).trimmed, isAfternoon) }
    }
    return (text[...], nil)
}

extension TimeOfDay {
    /// A time in a sentence, in the second half of the day.
    static let example = TimeOfDay.midnight.adding(seconds: (14 * 60 + 30) * 60)
}
