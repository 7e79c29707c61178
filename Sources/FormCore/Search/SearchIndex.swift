/// The text of a form that can be searched, folded and stored in one array of bytes.
///
/// The values of the rows are not included.
struct SearchIndex {
    /// A folded string, given by its range in `bytes`.
    typealias Text = Range<Int>

    struct Page {
        /// The unfolded titles of the pages that lead to the page, followed by the page's own title.
        let titles: [String]
        /// The index of the row that opens the page; `nil` for the first page.
        let openedBy: Int?
        /// The folded titles of the pages that lead to the page, followed by the page's own title. The title of the
        /// first page is left out, because a word in it would match every row of the form.
        let text: Text
    }

    struct Row {
        /// The path of what contains the row: its page, or another row.
        let container: RowPath
        /// The row's name there; `nil` if the row has the path of its page.
        let name: String?
        let title: String
        let isVisible: Bool
        let page: Int
        /// The option's text, if the row is an option of a choice. All options of a choice have the same path.
        let option: String?
        /// The titles of the rows that contain the row, such as expanders, the outermost first.
        let containers: [String]

        // A search needs the paths of only a few rows.
        var path: RowPath { name.map(container.appending) ?? container }
    }

    /// A row's folded text. It is stored separately from ``Row``, which contains strings and a path, so that a search
    /// only has to read integers.
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
    /// The folded header and footer of each section.
    private(set) var sections: [Text] = []
    /// The rows in reading order.
    private(set) var rows: [Row] = []
    /// The folded text of each row.
    private(set) var texts: [Texts] = []
    /// The indices of the rows with a switch or a choice that the user can change, in reading order. Changing such a
    /// row may show or hide other rows.
    private(set) var switches: [Int] = []

    private let fold: @Sendable (String) -> String

    /// Makes the index by traversing the whole form.
    @MainActor
    init(_ session: FormSession) {
        fold = session.environment.fold
        session.traverse { row in add(row, translate: session.environment.translate) }
    }

    /// Returns the titles of the pages and rows that lead to a row, the outermost first.
    func titles(leadingTo row: Int) -> [String] { pages[rows[row].page].titles + rows[row].containers }

    @MainActor
    private mutating func add(_ row: FormRow, translate: (String) -> String) {
        if row.section.page.number == nil { addPage(row) }
        if row.section.number == nil {
            row.section.number = sections.count
            sections.append(append([row.section.header, row.section.footer].compactMap { $0 }))
        }
        if row.role == .list { return }
        let (page, title, options) = (row.section.page.number ?? 0, row.title, row.optionsToFind)
        if row.isVisible, row.isEnabled, row.isSwitchOrOption || !options.isEmpty { switches.append(rows.count) }
        rows.append(
            Row(
                container: row.identity.container, name: row.identity.name, title: title, isVisible: row.isVisible,
                page: page, option: row.identity.choice == nil ? nil : row.optionText, containers: row.containers))
        texts.append(
            Texts(
                page: page, section: row.section.number ?? 0,
                title: append(title),
                keywords: append(row.wordsToFind),
                options: append(options.isEmpty ? [] : options.map(translate)),
                help: append(row.shownHelp)))
    }

    @MainActor
    private mutating func addPage(_ row: FormRow) {
        let page = row.section.page
        page.number = pages.count
        pages.append(
            Page(
                titles: page.titles, openedBy: rows.isEmpty ? nil : rows.count - 1,
                text: append(page.titles.dropFirst())))
    }

    /// Appends a string, folded, and returns the range of its bytes.
    private mutating func append(_ text: String?) -> Text {
        let start = bytes.count
        if let text { bytes.append(contentsOf: fold(text).utf8) }
        return start..<bytes.count
    }

    /// Appends strings, each folded and on a line of its own, so that no match begins in one string and ends in the
    /// next. Returns the range of the appended bytes.
    private mutating func append(_ texts: some Collection<String>) -> Text {
        let start = bytes.count
        for text in texts {
            if bytes.count > start { bytes.append(UInt8(ascii: "\n")) }
            bytes.append(contentsOf: fold(text).utf8)
        }
        return start..<bytes.count
    }
}
