/// Which of the open pages are on the screen.
///
/// A renderer that shows more than the page on top says so, see ``FormSession/layout``; whatever is on the
/// screen follows each change, and nothing else knows of layouts.
public struct PageLayout: Sendable {
    private let numbers: @Sendable (_ count: Int) -> [Int]

    /// Makes a layout.
    ///
    /// - Parameter numbers: The pages that are shown of so many, the first page being 0, in reading order. The one
    ///   on top is shown in any case.
    public init(_ numbers: @escaping @Sendable (_ count: Int) -> [Int]) {
        self.numbers = numbers
    }

    /// The page on top, and nothing else.
    public static let stack = PageLayout { [$0 - 1] }

    /// The first page, and beside it the page on top.
    public static let sidebar = PageLayout { [0, $0 - 1] }

    func shown(of pages: [FormPage]) -> [FormPage] {
        let numbers = Set(numbers(pages.count) + [pages.count - 1])
        return pages.indices.filter(numbers.contains).map { pages[$0] }
    }
}
