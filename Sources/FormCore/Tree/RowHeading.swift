/// What stands above rows within a section, such as those of a group of items.
///
/// A list gets it from ``Element/grouped(by:title:sorted:)``.
/// Rows that follow each other under the same one have it once above them: a renderer draws it above the first of them
/// that is shown, see ``begins(after:)``.
public struct RowHeading: Equatable {
    /// What it says.
    public let title: String
    /// What tells it from another one of the same title.
    let identity: AnyHashable
}

extension RowHeading {
    /// Whether the heading is drawn above a row that stands under it.
    ///
    /// - Parameter previous: What the row before it stands under that is shown, if there is one.
    public func begins(after previous: RowHeading?) -> Bool { previous?.identity != identity }
}
