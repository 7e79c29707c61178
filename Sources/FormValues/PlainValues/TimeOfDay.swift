/// A time of day, from 0:00:00 to 23:59:59, without a date or a time zone.
///
/// It is encoded as text, such as `14:30`.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// Makes a time, or returns `nil` if there is no such time.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    /// The first time of the day.
    public static let midnight = TimeOfDay(secondsSinceMidnight: 0)

    /// The number of seconds since midnight, from 0 to 86399.
    public var secondsSinceMidnight: Int { (hour * 60 + minute) * 60 + second }

    /// Returns the time a number of seconds later, or earlier for a negative number. Times wrap around at midnight.
    public func adding(seconds: Int) -> TimeOfDay {
        let sum = (secondsSinceMidnight + seconds % 86400) % 86400
        return TimeOfDay(secondsSinceMidnight: sum < 0 ? sum + 86400 : sum)
    }

    private init(secondsSinceMidnight seconds: Int) {
        (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

extension TimeOfDay: Comparable {
    public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
        one.secondsSinceMidnight < other.secondsSinceMidnight
    }
}

extension TimeOfDay: LosslessStringConvertible {
    /// Reads an ISO 8601 time such as `14:30` or `14:30:15`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    }

    /// The time in ISO 8601 format, with seconds only if they are not 0.
    public var description: String { text(withSeconds: false) }

    /// Returns the time in ISO 8601 format.
    ///
    /// - Parameter withSeconds: True to include the seconds even if they are 0.
    func text(withSeconds: Bool) -> String {
        let parts = [hour, minute] + (withSeconds || second > 0 ? [second] : [])
        return parts.map { $0.digits(2) }.joined(separator: ":")
    }
}

extension TimeOfDay: Codable, TextCodable {}
