/// All texts of a form that a search looks at, folded, as one run of bytes.
///
/// Values are not among them.
struct SearchIndex {
    /// Where a folded text stands in the bytes.
    typealias Text = Range<Int>

    struct Page {
        let path: RowPath
        /// The titles of the pages on the way and the page's own, as they are shown.
        let titles: [String]
        /// The row that opens the page.
        let openedBy: Int?
        /// The same titles, folded, without the first page's, which is every row's.
        let text: Text
    }

    struct Row {
        /// The way from the page to the row, or from the row that it stands in or below.
        let way: ArraySlice<String>
        let title: String
        let isVisible: Bool
        let page: Int
        /// The row that it stands in, beside others, or below, where that is an expander.
        let container: Int?
    }

    /// A row's folded texts, apart from the row, so that a search runs over numbers only.
    struct Texts {
        let page: Int
        let section: Int
        let title: Text
        let keywords: Text
        let options: Text
        let help: Text
    }

    private(set) var bytes: [UInt8] = []
    private(set) var pages: [Page] = []
    /// The headers and footers of the sections.
    private(set) var sections: [Text] = []
    /// The rows in reading order.
    private(set) var rows: [Row] = []
    /// The texts of each row.
    private(set) var texts: [Texts] = []
    /// The rows that the person can switch or choose, which may show others; in reading order.
    private(set) var switches: [Int] = []

    /// The rows that others stand in or below.
    private var containers: [RowPath: Int] = [:]
    private let fold: @Sendable (String) -> String

    /// Reads through the whole form.
    @MainActor
    init(_ session: FormSession) {
        fold = session.environment.fold
        session.walk { row in add(row, translate: session.environment.translate) }
    }

    func path(of row: Int) -> RowPath {
        let start = rows[row].container.map(path(of:)) ?? pages[rows[row].page].path
        return RowPath(start.components + rows[row].way)
    }

    /// The titles of what leads to a row: of the pages, and of the rows that it stands in or below.
    func titles(leadingTo row: Int) -> [String] {
        guard let container = rows[row].container else { return pages[rows[row].page].titles }
        return titles(leadingTo: container) + [rows[container].title]
    }

    @MainActor
    private mutating func add(_ row: WalkedRow, translate: (String) -> String) {
        let cell = row.cell
        if row.pageNumber == pages.count { addPage(row) }
        if row.sectionNumber == sections.count {
            sections.append(append([row.section.header, row.section.footer].compactMap { $0 }))
        }
        if cell.role == .list { return }
        let options = cell.optionsToFind
        if row.isVisible, row.isEnabled, cell.isSwitchOrOption || !options.isEmpty { switches.append(rows.count) }
        let around = cell.expanders + (cell.line.map { [$0] } ?? [])
        if cell.isExpander || !cell.parts.isEmpty { containers[cell.path] = rows.count }
        rows.append(
            Row(
                way: cell.path.components[(around.last?.path ?? row.page.path).components.count...],
                title: cell.title, isVisible: row.isVisible, page: row.pageNumber,
                container: around.last.flatMap { containers[$0.path] }))
        texts.append(
            Texts(
                page: row.pageNumber, section: row.sectionNumber,
                title: append([cell.title]),
                keywords: append(cell.keywords + around.map(\.title) + [cell.heading?.title].compactMap(\.self)),
                options: append(options.map(translate)),
                help: append(cell.shownHelp.map { [$0] } ?? [])))
    }

    @MainActor
    private mutating func addPage(_ row: WalkedRow) {
        pages.append(
            Page(
                path: row.page.path, titles: row.pageTitles, openedBy: rows.isEmpty ? nil : rows.count - 1,
                text: append(row.pageTitles.dropFirst())))
    }

    /// Folds texts into one, a line each, so that no word is found across two of them.
    private mutating func append(_ texts: some Collection<String>) -> Text {
        let start = bytes.count
        for text in texts {
            if bytes.count > start { bytes.append(UInt8(ascii: "\n")) }
            bytes.append(contentsOf: fold(text).utf8)
        }
        return start..<bytes.count
    }
}

extension FormCell {
    /// Whether the person chooses the row's value among a few, and the form knows how to write each.
    var isSwitchOrChoice: Bool { isSwitchOrOption || !optionsToFind.isEmpty }

    fileprivate var isSwitchOrOption: Bool { control?.toggle != nil || role == .option }

    /// The titles of the options in the row, or on the page that it opens.
    fileprivate var optionsToFind: [String] {
        control?.picker != nil || destination?.isSingleValue == true ? value?.options ?? [] : []
    }
}
