extension Format where Value == CalendarDateTime {
    /// Dates with a time: printed as in ISO 8601, `2026-12-24T14:30`, and shown as in the user's locale, such as
    /// `24.12.2026 14:30`.
    ///
    /// A `T`, a space or a comma may separate the two.
    public static var dateTime: Format {
        Format(
            isProven: true,
            print: \.description,
            parse: { readDateTime($0, FormLocale()) },
            show: { $1.text(of: $0) },
            read: { readDateTime($0, $1) }
        )
    }
}

/// Reads a date and a time that the user has typed; each may contain spaces.
private func readDateTime(_ text: String, _ locale: FormLocale) -> Result<CalendarDateTime, FormatError> {
    let text = text.trimmed
    let (dates, times) = (Format<CalendarDate>.date, Format<TimeOfDay>.time)
    var refusal: FormatError?
    // Try every possible separator. The limit is safe, since a longer text is no date.
    for offset in text.prefix(60).indices where text[offset].isWhitespace || "Tt,".contains(text[offset]) {
        guard case .success(let time) = times.read(String(text[text.index(after: offset)...]), locale) else { continue }
        switch dates.read(String(text[..<offset]), locale) {
        case .success(let date): return .success(CalendarDateTime(date, time))
        case .failure(let error): refusal = refusal ?? error
        }
    }
    // Report a specific error in the date; replace the general one by a message about date and time.
    if let refusal, refusal != dates.read("", locale).error { return .failure(refusal) }
    let example = CalendarDate.example.map { CalendarDateTime($0, .example) }
    let shown = example.map { Format<CalendarDateTime>.dateTime.show($0, locale) } ?? ""
    return .failure(FormatError(Sentence("Type a date and a time, such as %s.", shown)))
}

extension Result where Failure == FormatError {
    fileprivate var error: FormatError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
