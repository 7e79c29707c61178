/// Which way a step is taken.
enum HistoryDirection {
    case undo, redo
}

/// What a step is called by.
public struct HistoryStep: Equatable, Sendable {
    /// The row that the person used; `nil` where it was none, as for a change that the program made for them.
    public let row: RowPath?
    /// The row's title, in the person's language; `nil` where there was no row.
    public let title: String?
    /// Whether rows were given the values of a baseline, such as their defaults.
    public var isReset = false
}
