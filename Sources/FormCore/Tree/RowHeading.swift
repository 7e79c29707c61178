/// A heading above rows within a section, such as those of a group of items.
///
/// A list gets its headings from ``Element/grouped(by:title:sorted:)``. Consecutive rows under the same heading share
/// it: a renderer draws it above the first of them that is shown, see ``begins(after:)``.
public struct RowHeading: Equatable {
    /// The text of the heading.
    public let title: String
    /// Distinguishes the heading from another one with the same title.
    let identity: AnyHashable
}

extension RowHeading {
    /// Returns true if the heading is drawn above a row that belongs to it, because the row before has another heading
    /// or none.
    ///
    /// - Parameter previous: The heading of the nearest shown row above, or `nil` if there is no such row or it has no
    ///   heading.
    public func begins(after previous: RowHeading?) -> Bool { previous?.identity != identity }
}
