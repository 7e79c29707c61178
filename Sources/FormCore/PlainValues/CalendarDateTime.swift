/// A date and a time of that day; it has no time zone.
///
/// It is kept as its text, such as `2026-12-24T14:30`, by a `Codable` state.
public struct CalendarDateTime: Hashable, Sendable {
    /// The day.
    public var date: CalendarDate
    /// The time of the day.
    public var time: TimeOfDay

    /// Makes a date and a time of that day.
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
    /// Reads a date and a time of ISO 8601 with a `T` between them; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let date = CalendarDate(String(parts[0])), let time = TimeOfDay(String(parts[1]))
        else { return nil }
        self.init(date, time)
    }

    /// The date and the time in ISO 8601, with a `T` between them.
    public var description: String { "\(date)T\(time)" }
}

extension CalendarDateTime: Codable {
    public init(from decoder: any Decoder) throws { self = try decoder.value { CalendarDateTime($0) } }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}
