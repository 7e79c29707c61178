/// A heading above rows within a section, such as the heading of a group of items.
///
/// A list gets its headings from ``Element/grouped(by:title:sorted:)``. If consecutive rows have the same heading, a
/// renderer draws it only once, above the first shown row among them; see ``begins(after:)``.
public struct RowHeading: Equatable {
    /// The text of the heading.
    public let title: String
    /// Distinguishes the heading from other headings with the same title.
    let identity: AnyHashable
}

extension RowHeading {
    /// Returns true if this heading has to be drawn above a row that belongs to it, and false if the previous shown row
    /// already belongs to this heading.
    ///
    /// - Parameter previous: The heading of the nearest shown row above, or `nil` if there is no such row or it has no
    ///   heading.
    public func begins(after previous: RowHeading?) -> Bool { previous?.identity != identity }
}
