/// A day of the week; its raw value is its number in ISO 8601, from 1 for Monday to 7 for Sunday.
public enum Weekday: Int, CaseIterable, Codable, Sendable {
    /// The first day, number 1.
    case monday = 1
    /// The second day.
    case tuesday
    /// The third day.
    case wednesday
    /// The fourth day.
    case thursday
    /// The fifth day.
    case friday
    /// The sixth day.
    case saturday
    /// The last day, number 7.
    case sunday
}
