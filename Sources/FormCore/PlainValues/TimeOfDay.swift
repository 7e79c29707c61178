/// A time on a clock, from 0:00:00 to 23:59:59; it has no date and no time zone.
///
/// It is kept as its text, such as `14:30`, by a `Codable` state.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// Makes a time; `nil` where there is no such time.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    /// The first time of a day.
    public static let midnight = TimeOfDay(secondsSinceMidnight: 0)

    /// The seconds since midnight, from 0 to 86399.
    public var secondsSinceMidnight: Int { (hour * 60 + minute) * 60 + second }

    /// The time so many seconds later, or earlier for a negative number; behind midnight it begins anew.
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
    /// Reads a time of ISO 8601 such as `14:30` or `14:30:15`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    }

    /// The time in ISO 8601, with its seconds where they are not 0.
    public var description: String { text(withSeconds: false) }

    /// The time in ISO 8601.
    ///
    /// - Parameter withSeconds: Whether it has its seconds even where they are 0.
    func text(withSeconds: Bool) -> String {
        let parts = [hour, minute] + (withSeconds || second > 0 ? [second] : [])
        return parts.map { $0.digits(2) }.joined(separator: ":")
    }
}

extension TimeOfDay: Codable {
    public init(from decoder: any Decoder) throws { self = try decoder.value { TimeOfDay($0) } }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}
