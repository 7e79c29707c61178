/// The user's notation for numbers, dates and times, as a plain value.
///
/// A renderer reads the locale from the system, and a test makes its own. Text for programs, such as on the command
/// line and in files, doesn't depend on the locale.
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

    /// The names for the halves of the day in a 12-hour clock.
    public struct DayPeriods: Codable, Equatable, Sendable {
        /// The name for the hours from midnight to noon.
        public var morning: String

        /// The name for the hours from noon to midnight.
        public var afternoon: String

        /// Makes the names for the halves of the day.
        public init(morning: String = "AM", afternoon: String = "PM") {
            self.morning = morning
            self.afternoon = afternoon
        }
    }

    /// The separator between the whole part and the fraction of a number.
    public var decimalSeparator: String

    /// The separator that the user may type between the thousands of a number, or an empty string if there is none.
    /// Numbers are shown without it. See <doc:Formats#How-numbers-are-read>.
    public var groupSeparator: String

    /// The order of day, month and year.
    public var dateOrder: DateOrder

    /// The separator between day, month and year.
    public var dateSeparator: String

    /// The separator between hours, minutes and seconds.
    public var timeSeparator: String

    /// The names for the halves of the day in a 12-hour clock; `nil` for a 24-hour clock.
    public var dayPeriods: DayPeriods?

    /// The first day of the week in a calendar.
    public var firstWeekday: Weekday

    /// Makes a locale. By default, numbers are written as in Swift, and dates and times as in ISO 8601.
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

    /// Converts a number with a decimal point to the user's notation.
    package func written(_ number: String) -> String {
        decimalSeparator == "." ? number : number.split(separator: ".").joined(separator: decimalSeparator)
    }
}
