/// The direction of a step in the history.
enum HistoryDirection {
    case undo, redo
}

/// The name of an undo step.
public struct HistoryStep: Equatable, Sendable {
    /// The row that the user edited; `nil` if there was none, as for a change that the program made for the user.
    public let row: RowPath?
    /// The row's title, in the user's language; `nil` if there was no row.
    public let title: String?
    /// True if rows were given the values of a baseline, such as their defaults.
    public var isReset = false
}
