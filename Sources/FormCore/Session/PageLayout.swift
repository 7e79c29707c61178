/// Which of the open pages are on the screen.
///
/// A renderer that shows more than the page on top says so, see ``FormSession/layout``; whatever is on the
/// screen follows each change, and nothing else knows of layouts.
public struct PageLayout: Sendable {
    private let numbers: @Sendable (_ count: Int) -> [Int]

    /// Makes a layout.
    ///
    /// - Parameter numbers: The pages that are shown of so many, the first page being 0, in reading order. The one
    ///   on top is shown in any case. Where the first page is the only one, 1 proposes another beside it, see
    ///   ``FormSession/proposedPage``.
    public init(_ numbers: @escaping @Sendable (_ count: Int) -> [Int]) {
        self.numbers = numbers
    }

    /// The page on top, and nothing else.
    public static let stack = PageLayout { [$0 - 1] }

    /// The first page, and beside it the page on top; while no other is open, one that is proposed.
    public static let sidebar = PageLayout { [0, max($0 - 1, 1)] }

    /// Whether the first page stays on the screen when another is opened.
    public var hasSidebar: Bool { numbers(2).contains(0) }

    /// Whether another page is proposed while the first one is the only one.
    var proposesPage: Bool { numbers(1).contains(1) }

    /// - Parameter proposed: What is proposed beside the first page.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        let numbers = Set(numbers(pages.count) + [pages.count - 1])
        return pages.indices.filter(numbers.contains).map { pages[$0] } + (proposed.map { [$0] } ?? [])
    }
}
