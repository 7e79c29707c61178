/// A field for a date, with a calendar for choosing the date.
///
/// The date is typed in the user's own notation (see `Format.date`) or as `2026-12-24`.
///
/// ```swift
/// controlCell(title: "Valid Until", control: dateField(keyPath: \.expiry))
///     .rules(\.expiry, [.range(today...)])
/// ```
///
/// - Parameter keyPath: The date to show and edit.
public func dateField<State>(
    keyPath: WritableKeyPath<State, CalendarDate> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .date, .dateField, Control.dateField)
}

/// A field for a date and a time of that day, with a calendar for choosing the date.
///
/// The date and the time are typed in the user's own notation (see `Format.dateTime`) or as `2026-12-24T14:30`. If
/// the user chooses a date in the calendar, the time in the field doesn't change.
///
/// ```swift
/// controlCell(title: "Departure", control: dateTimeField(keyPath: \.departure))
/// ```
///
/// - Parameter keyPath: The date and time to show and edit.
public func dateTimeField<State>(
    keyPath: WritableKeyPath<State, CalendarDateTime> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .dateTime, choosing: \.date, format: .date, .dateField, Control.dateField)
}
