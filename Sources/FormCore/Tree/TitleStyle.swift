/// How a row's title is drawn.
public enum TitleStyle: String, Equatable, Sendable, CaseIterable {
    /// The usual appearance.
    case normal
    /// The row's value is wrong.
    case error
    /// The row's value deserves a second look.
    case warning
    /// The row matters less than its neighbours.
    case secondary
}
