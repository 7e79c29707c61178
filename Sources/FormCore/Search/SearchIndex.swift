/// The texts of a form that a search looks through, folded and stored in one array of bytes.
///
/// Values are not included.
struct SearchIndex {
    /// The range of a folded text in the bytes.
    typealias Text = Range<Int>

    struct Page {
        let path: RowPath
        /// The titles of the pages that lead to the page, and its own title, as they are shown.
        let titles: [String]
        /// The number of the row that opens the page.
        let openedBy: Int?
        /// The same titles, folded, without the title of the first page, which all rows share.
        let text: Text
    }

    struct Row {
        /// The path from the page to the row, or to the row from its container.
        let way: ArraySlice<String>
        let title: String
        let isVisible: Bool
        let page: Int
        /// The number of the row that contains this row side by side with others, or of the expander that shows it.
        let container: Int?
    }

    /// A row's folded texts. They are stored apart from the row, so that a search reads only numbers.
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
    /// The rows with a switch or a choice, which may show or hide others, in reading order.
    private(set) var switches: [Int] = []

    /// The numbers of the rows that contain other rows, including expanders.
    private var containers: [RowPath: Int] = [:]
    private let fold: @Sendable (String) -> String

    /// Makes the index by traversing the whole form.
    @MainActor
    init(_ session: FormSession) {
        fold = session.environment.fold
        session.walk { row in add(row, translate: session.environment.translate) }
    }

    func path(of row: Int) -> RowPath {
        let start = rows[row].container.map(path(of:)) ?? pages[rows[row].page].path
        return RowPath(start.components + rows[row].way)
    }

    /// Returns the titles that lead to a row: those of the pages and of the rows that contain it.
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

    /// Appends texts, folded and each on a line of its own, so that no word is found across two of them.
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
    /// True if the user chooses the row's value among a few, each of which the form can write as text.
    var isSwitchOrChoice: Bool { isSwitchOrOption || !optionsToFind.isEmpty }

    fileprivate var isSwitchOrOption: Bool { control?.toggle != nil || role == .option }

    /// The titles of the options in the row, or on the page that it opens.
    fileprivate var optionsToFind: [String] {
        control?.picker != nil || destination?.isSingleValue == true ? value?.options ?? [] : []
    }
}
