/// How the person writes numbers, dates and times, as a plain value.
///
/// A renderer takes it from the machine, a test makes one. What programs read, such as the command
/// line and files, does not depend on it.
///
/// ```swift
/// let german = FormLocale(decimalSeparator: ",", groupSeparator: ".", dateOrder: .dayMonthYear, dateSeparator: ".")
/// let american = FormLocale(
///     groupSeparator: ",", dateOrder: .monthDayYear, dateSeparator: "/", dayPeriods: .init(), firstWeekday: .sunday)
/// ```
public struct FormLocale: Codable, Equatable, Sendable {
    /// The order of the parts of a date.
    public enum DateOrder: String, CaseIterable, Codable, Sendable {
        /// The year first, as in 2026-12-24.
        case yearMonthDay
        /// The day first, as in 24.12.2026.
        case dayMonthYear
        /// The month first, as in 12/24/2026.
        case monthDayYear
    }

    /// What the halves of a day are called where hours are counted to 12.
    public struct DayPeriods: Codable, Equatable, Sendable {
        /// The hours before noon.
        public var morning: String

        /// Noon and the hours after it.
        public var afternoon: String

        /// Makes the names of the halves of a day.
        public init(morning: String = "AM", afternoon: String = "PM") {
            self.morning = morning
            self.afternoon = afternoon
        }
    }

    /// What stands before the fraction of a number.
    public var decimalSeparator: String

    /// What may stand between the thousands of a number that is typed, or nothing; they are never shown apart.
    public var groupSeparator: String

    /// The order of day, month and year.
    public var dateOrder: DateOrder

    /// What stands between day, month and year.
    public var dateSeparator: String

    /// What stands between hours, minutes and seconds.
    public var timeSeparator: String

    /// The halves of the day where hours are counted to 12; `nil` where they are counted to 24.
    public var dayPeriods: DayPeriods?

    /// The day that a week begins with in a calendar.
    public var firstWeekday: Weekday

    /// Makes a locale; by default numbers are written as in Swift, and dates and times as in ISO 8601.
    public init(
        decimalSeparator: String = ".", groupSeparator: String = "",
        dateOrder: DateOrder = .yearMonthDay, dateSeparator: String = "-",
        timeSeparator: String = ":", dayPeriods: DayPeriods? = nil, firstWeekday: Weekday = .monday
    ) {
        self.decimalSeparator = decimalSeparator
        self.groupSeparator = groupSeparator
        self.dateOrder = dateOrder
        self.dateSeparator = dateSeparator
        self.timeSeparator = timeSeparator
        self.dayPeriods = dayPeriods
        self.firstWeekday = firstWeekday
    }

    /// A number that is written with a point, as the person writes it.
    func written(_ number: String) -> String {
        decimalSeparator == "." ? number : number.split(separator: ".").joined(separator: decimalSeparator)
    }
}
