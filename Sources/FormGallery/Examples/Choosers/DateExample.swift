import FormCore

struct DateValues: Codable, Equatable, Sendable {
    var departure = CalendarDate("2026-12-24") ?? .first
    var time = TimeOfDay("14:30") ?? .midnight
}

let dateExample = Example<DateValues>(
    "Date and Time",
    about: "For a day, typed or found in a calendar, and a time of day.",
    code: #"""
        controlCell(title: "Departure", control: dateField(keyPath: \.departure))
        controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
        """#
) {
    controlCell(title: "Departure", control: dateField(keyPath: \.departure))
    controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
}
