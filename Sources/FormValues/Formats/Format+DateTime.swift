extension Format where Value == CalendarDateTime {
    /// Dates with a time: printed as in ISO 8601, `2026-12-24T14:30`, and shown in the notation of the user's locale,
    /// such as `24.12.2026 14:30`.
    ///
    /// The user may type a `T`, a space or a comma between the date and the time.
    public static var dateTime: Format {
        Format(
            print: \.description,
            parse: { readDateTime($0, FormLocale()) },
            show: { $1.text(of: $0) },
            read: { readDateTime($0, $1) }
        ).proven().inAnyScript()
    }
}

/// Reads a date and a time that the user has typed. The date and the time may each contain spaces.
private func readDateTime(_ text: String, _ locale: FormLocale) -> Result<CalendarDateTime, FormatError> {
    let text = text.trimmed
    let (dates, times) = (Format<CalendarDate>.date, Format<TimeOfDay>.time)
    var refusal: FormatError?
    // Try every character that could separate the date from the time. No date is longer than 60 characters, so the
    // search can stop there.
    for offset in text.prefix(60).indices where text[offset].isWhitespace || "Tt,".contains(text[offset]) {
        guard case .success(let time) = times.read(String(text[text.index(after: offset)...]), locale) else { continue }
        switch dates.read(String(text[..<offset]), locale) {
        case .success(let date): return .success(CalendarDateTime(date, time))
        case .failure(let error): refusal = refusal ?? error
        }
    }
    // If the date was refused for a specific reason, report that reason. The general message about dates asks for a
    // date only, so replace it with a message that asks for a date and a time.
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
