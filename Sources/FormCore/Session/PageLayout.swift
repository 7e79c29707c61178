/// Determines which of the open pages are on the screen.
///
/// A renderer that shows more than the page on top sets ``FormSession/layout``. The pages on the screen follow each
/// change; nothing else depends on the layout.
public struct PageLayout: Sendable {
    private let numbers: @Sendable (_ count: Int) -> [Int]

    /// Makes a layout.
    ///
    /// - Parameter numbers: Returns the pages to show out of `count` open pages, in reading order; the first page is 0.
    ///   The page on top is always shown. If the first page is the only one, including 1 in the result shows the
    ///   default selection's page beside it, see ``FormSession/proposedPage``.
    public init(_ numbers: @escaping @Sendable (_ count: Int) -> [Int]) {
        self.numbers = numbers
    }

    /// Shows only the page on top.
    public static let stack = PageLayout { [$0 - 1] }

    /// Shows the first page, and beside it the page on top, or the page of the default selection while no other is
    /// open.
    public static let sidebar = PageLayout { [0, max($0 - 1, 1)] }

    /// True if the first page stays on the screen when another is opened.
    public var hasSidebar: Bool { numbers(2).contains(0) }

    /// True if a default selection is made while the first page is the only one open.
    var hasDefaultSelection: Bool { numbers(1).contains(1) }

    /// - Parameter proposed: The page of the default selection, if any.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        let numbers = Set(numbers(pages.count) + [pages.count - 1])
        return pages.indices.filter(numbers.contains).map { pages[$0] } + (proposed.map { [$0] } ?? [])
    }
}
