/// Determines which of the open pages are on the screen.
///
/// A renderer that shows more than the page on top sets ``FormSession/layout``. A new layout changes only which pages
/// are on the screen, and nothing else.
public struct PageLayout: Sendable {
    private let numbers: @Sendable (_ count: Int) -> [Int]

    /// Makes a layout.
    ///
    /// - Parameter numbers: Returns the numbers of the pages to show, in reading order, if `count` pages are open. The
    ///   first page has the number 0. The page on top is always shown, even if its number is missing. If only the first
    ///   page is open, the number 1 stands for the page of the default selection, which is then shown beside it; see
    ///   ``FormSession/proposedPage``.
    public init(_ numbers: @escaping @Sendable (_ count: Int) -> [Int]) {
        self.numbers = numbers
    }

    /// Shows only the page on top.
    public static let stack = PageLayout { [$0 - 1] }

    /// Shows a sidebar and, beside it, the page on top.
    ///
    /// The sidebar is the section of the first page with ``Element/sidebar(title:symbol:)``, and the rest of the first
    /// page is beside it while no other page is open. Without such a section, the whole first page is the sidebar. Then
    /// the page of the default selection is beside it while no other page is open.
    public static let sidebar = PageLayout { [0, max($0 - 1, 1)] }

    /// True if the first page stays on the screen when another page is opened.
    public var hasSidebar: Bool { numbers(2).contains(0) }

    /// True if a default selection is made while the first page is the only one open.
    var hasDefaultSelection: Bool { numbers(1).contains(1) }

    /// Returns the pages that are on the screen.
    ///
    /// - Parameters:
    ///   - pages: The open pages.
    ///   - proposed: The page of the default selection, if any.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        let numbers = Set(numbers(pages.count) + [pages.count - 1])
        return pages.indices.filter(numbers.contains).map { pages[$0] } + (proposed.map { [$0] } ?? [])
    }
}
