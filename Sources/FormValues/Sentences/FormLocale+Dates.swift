extension FormLocale {
    /// Returns a date in the user's notation.
    func text(of date: CalendarDate) -> String {
        let (year, month, day) = (date.year.digits(4), date.month.digits(2), date.day.digits(2))
        let parts =
            switch dateOrder {
            case .yearMonthDay: [year, month, day]
            case .dayMonthYear: [day, month, year]
            case .monthDayYear: [month, day, year]
            }
        return parts.joined(separator: dateSeparator)
    }

    /// Returns a time in the user's notation.
    ///
    /// - Parameter withSeconds: True to write the seconds even if they are 0.
    func text(of time: TimeOfDay, withSeconds: Bool = false) -> String {
        let parts = time.text(withSeconds: withSeconds).split(separator: ":")
        guard let dayPeriods else { return parts.joined(separator: timeSeparator) }
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        let digits = ([String(hour)] + parts.dropFirst().map { String($0) }).joined(separator: timeSeparator)
        return [digits, time.hour < 12 ? dayPeriods.morning : dayPeriods.afternoon].joined(separator: " ")
    }

    /// Returns a date and a time in the user's notation.
    func text(of moment: CalendarDateTime) -> String { text(of: moment.date) + " " + text(of: moment.time) }
}
