/// A date and a time of day, without a time zone.
///
/// It is encoded as text, such as `2026-12-24T14:30`.
public struct CalendarDateTime: Hashable, Sendable {
    /// The date.
    public var date: CalendarDate
    /// The time of day.
    public var time: TimeOfDay

    /// Makes a value from a date and a time of day.
    public init(_ date: CalendarDate, _ time: TimeOfDay) {
        self.date = date
        self.time = time
    }
}

extension CalendarDateTime: Comparable {
    public static func < (one: CalendarDateTime, other: CalendarDateTime) -> Bool {
        (one.date, one.time) < (other.date, other.time)
    }
}

extension CalendarDateTime: LosslessStringConvertible {
    /// Reads an ISO 8601 date and time, with a `T` between them; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let date = CalendarDate(String(parts[0])), let time = TimeOfDay(String(parts[1]))
        else { return nil }
        self.init(date, time)
    }

    /// The date and the time in ISO 8601 format, with a `T` between them.
    public var description: String { "\(date)T\(time)" }
}

extension CalendarDateTime: Codable, TextCodable {}
