extension Format where Value == TimeOfDay {
    /// Times: printed as in ISO 8601, `14:30`, and shown in the notation of the user's locale, such as `2:30 PM`.
    ///
    /// Seconds are written unless they are 0. The user can type hours in the 12-hour or the 24-hour notation in every
    /// locale.
    public static var time: Format { time(seconds: false) }

    /// Times, such as `14:30` or `14:30:00`.
    ///
    /// - Parameter seconds: True to write the seconds even if they are 0, as in `14:30:00`. False to leave them out if
    ///   they are 0.
    public static func time(seconds: Bool) -> Format {
        Format(
            print: { $0.text(withSeconds: seconds) },
            parse: { readTime($0, FormLocale(), seconds) },
            show: { $1.text(of: $0, withSeconds: seconds) },
            read: { readTime($0, $1, seconds) }
        ).proven().inAnyScript()
    }
}

/// Reads a time that the user has typed.
private func readTime(
    _ text: String, _ locale: FormLocale, _ withSeconds: Bool
) -> Result<TimeOfDay, FormatError> {
    let (digits, isAfternoon) = splitHalf(of: text.trimmed.lowercased(), in: locale)
    let signs = ":." + locale.timeSeparator.inASCII
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

/// Splits a time such as `2:30 PM` into its digits and the half of the day. `isAfternoon` is `nil` if the text doesn't
/// name a half of the day.
private func splitHalf(of text: String, in locale: FormLocale) -> (digits: Substring, isAfternoon: Bool?) {
    let own = locale.dayPeriods.map { [($0.morning, false), ($0.afternoon, true)] } ?? []
    // Try the longer name first, because it may end with the shorter name.
    let names = own.sorted { $0.0.count > $1.0.count } + [("am", false), ("pm", true), ("a.m.", false), ("p.m.", true)]
    for (name, isAfternoon) in names where !name.isEmpty {
        let name = name.inASCII.lowercased()
        if text.hasSuffix(name) { return (text.dropLast(name.count).trimmed, isAfternoon) }
        if text.hasPrefix(name) { return (text.dropFirst(name.count).trimmed, isAfternoon) }
    }
    return (text[...], nil)
}

extension TimeOfDay {
    /// The time that messages give as an example: 14:30. It is in the afternoon, so the message shows whether the
    /// locale has a 12-hour or a 24-hour clock.
    static let example = TimeOfDay.midnight.adding(seconds: (14 * 60 + 30) * 60)
}
