/// A day of the week. Its raw value is its number in ISO 8601, from 1 for Monday to 7 for Sunday.
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

    /// The day's English name.
    ///
    /// A form translates it wherever it is used as a title, for example as the title of an option; the library's
    /// catalogues contain the translations.
    ///
    /// ```swift
    /// picker(title: "First Day of the Week", keyPath: \.firstWeekday, text: \.name)
    /// ```
    public var name: String {
        switch self {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }
}
