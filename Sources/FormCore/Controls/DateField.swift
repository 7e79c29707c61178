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
