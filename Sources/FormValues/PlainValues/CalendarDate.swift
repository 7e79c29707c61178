/// A date without a time zone, in the Gregorian calendar. That calendar is used for all years from 1 to 9999, even for
/// those before its introduction.
///
/// It is encoded as text, such as `2026-12-24`.
///
/// ```swift
/// let christmasEve = CalendarDate(year: 2026, month: 12, day: 24)
/// let noSuchDay = CalendarDate(year: 2026, month: 2, day: 30)  // nil
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 for January to 12.
    public let month: Int
    /// The day of the month, starting at 1.
    public let day: Int

    /// Makes a date, or returns `nil` if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// 1 January of the year 1, the earliest date.
    public static let first = CalendarDate(dayNumber: 0)
    /// 31 December of the year 9999, the latest date.
    public static let last = CalendarDate(dayNumber: 3_652_058)

    /// Returns true if a year has 366 days.
    public static func isLeapYear(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// Returns the number of days in a month.
    ///
    /// - Parameters:
    ///   - month: The month, from 1 to 12; any other month has 0 days.
    ///   - year: The year of the month, which determines the length of February.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        case 1...12: 31
        default: 0
        }
    }

    /// The day of the week.
    public var weekday: Weekday {
        // The first day of the year 1 is a Monday.
        Weekday.allCases[dayNumber % 7]
    }

    /// Returns the date a number of days later, or earlier for a negative number; `nil` if the result is not in the
    /// years from 1 to 9999.
    public func adding(days: Int) -> CalendarDate? {
        let (number, isTooLarge) = dayNumber.addingReportingOverflow(days)
        guard !isTooLarge, (0...Self.last.dayNumber).contains(number) else { return nil }
        return CalendarDate(dayNumber: number)
    }

    /// Returns the same day a number of months later, or earlier for a negative number.
    ///
    /// If the resulting month is too short to have that day, returns the last day of the month, for example 28 February
    /// for one month after 31 January. Returns `nil` if the result is not in the years from 1 to 9999.
    public func adding(months: Int) -> CalendarDate? {
        let (count, isTooLarge) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !isTooLarge, (12..<12 * 10_000).contains(count) else { return nil }
        let (year, month) = (count / 12, count % 12 + 1)
        return CalendarDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
    }

    /// Returns the number of days from this date to another one, negative if the other date is earlier.
    public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

    /// The number of days since the first day of the year 1.
    ///
    /// The calculation counts years from March, so that a leap day is the last day of its year.
    private var dayNumber: Int {
        let marchYear = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - Self.daysBefore
    }

    /// The number of days from 1 March of the year 0 to 1 January of the year 1.
    private static let daysBefore = 306

    /// Makes a date from the number of days since the first day of the year 1. The date must not be before ``first`` or
    /// after ``last``.
    private init(dayNumber: Int) {
        let days = dayNumber + Self.daysBefore
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = 400 * era + yearOfEra + (month > 2 ? 0 : 1)
    }
}

extension CalendarDate: Comparable {
    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// Reads an ISO 8601 date such as `2026-12-24`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The date in ISO 8601 format, such as `2026-12-24`.
    public var description: String {
        [year.digits(4), month.digits(2), day.digits(2)].joined(separator: "-")
    }
}

extension CalendarDate: Codable, TextCodable {}

extension Int {
    /// Returns the number as text, with leading zeros if it has fewer than `count` digits.
    func digits(_ count: Int) -> String {
        let text = String(self)
        return String(repeating: "0", count: Swift.max(0, count - text.utf8.count)) + text
    }
}
