import FormCore

struct DateValues: Codable, Equatable, Sendable {
    var departure = CalendarDate("2026-12-24") ?? .first
    var time = TimeOfDay("14:30") ?? .midnight
    var reminder = CalendarDateTime("2026-12-23T18:00") ?? CalendarDateTime(.first, .midnight)
}

let dateExample = Example<DateValues>(
    "Date and Time",
    about: "For a day, typed or found in a calendar, a time of day, or both.",
    code: #"""
        controlCell(title: "Departure", control: dateField(keyPath: \.departure))
        controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
        controlCell(title: "Reminder", control: dateTimeField(keyPath: \.reminder))
        """#
) {
    controlCell(title: "Departure", control: dateField(keyPath: \.departure))
    controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
    controlCell(title: "Reminder", control: dateTimeField(keyPath: \.reminder))
}
