/// A field for a date, with a calendar to choose it in.
///
/// It is typed as the person writes dates, see ``Format/date``, or as `2026-12-24`.
///
/// ```swift
/// controlCell(title: "Valid Until", control: dateField(keyPath: \.expiry))
///     .rules(\.expiry, [.range(today...)])
/// ```
///
/// - Parameter keyPath: The date that it shows and writes.
public func dateField<State>(
    keyPath: WritableKeyPath<State, CalendarDate> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .date, Control.dateField)
}

/// A field for a date and a time of that day, with a calendar to choose the date in.
///
/// It is typed as the person writes both, see ``Format/dateTime``, or as `2026-12-24T14:30`. A day that is chosen
/// leaves the time as it stands in the field.
///
/// ```swift
/// controlCell(title: "Departure", control: dateTimeField(keyPath: \.departure))
/// ```
///
/// - Parameter keyPath: The date and the time that it shows and writes.
public func dateTimeField<State>(
    keyPath: WritableKeyPath<State, CalendarDateTime> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .dateTime, choosing: \.date, format: .date, Control.dateField)
}
