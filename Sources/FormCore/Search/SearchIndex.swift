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

    struct Section {
        let page: Int
        /// The folded header and footer.
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
        let section: Int
        // The texts follow each other, in this order.
        let title: Text
        let keywordsEnd: Int
        let optionsEnd: Int
        let helpEnd: Int

        var keywords: Text { title.upperBound..<keywordsEnd }
        var options: Text { keywordsEnd..<optionsEnd }
        var help: Text { optionsEnd..<helpEnd }
    }

    private(set) var bytes: [UInt8] = []
    private(set) var pages: [Page] = []
    private(set) var sections: [Section] = []
    /// The rows in reading order.
    private(set) var rows: [Row] = []
    /// The folded text of each row.
    private(set) var texts: [Texts] = []
    /// The indices of the rows with a switch or a choice that the user can change, in reading order. Changing such a
    /// row may show or hide other rows.
    private(set) var switches: [Int] = []

    private let folding: TextFolding

    /// Makes the index by traversing the whole form.
    @MainActor
    init(_ session: FormSession) {
        folding = TextFolding(session.environment.fold)
        session.traverse { row in add(row, translate: session.environment.translate) }
    }

    /// Returns the titles of the pages and rows that lead to a row, the outermost first.
    func titles(leadingTo row: Int) -> [String] { pages[rows[row].page].titles + rows[row].containers }

    @MainActor
    private mutating func add(_ row: FormRow, translate: (String) -> String) {
        let section = row.section.number ?? addSection(of: row)
        if row.role == .list { return }
        let (title, options) = (row.title, row.optionsToFind)
        if row.isVisible, row.isEnabled, row.isSwitchOrOption || !options.isEmpty { switches.append(rows.count) }
        rows.append(
            Row(
                container: row.identity.container, name: row.identity.name, title: title, isVisible: row.isVisible,
                page: sections[section].page, option: row.identity.choice == nil ? nil : row.optionText,
                containers: row.containers))
        texts.append(
            Texts(
                section: section,
                title: append(title),
                keywordsEnd: append(row.wordsToFind).upperBound,
                optionsEnd: append(options.isEmpty ? [] : options.map(translate)).upperBound,
                helpEnd: append(row.shownHelp).upperBound))
    }

    /// Adds the section of its first row, and returns the section's number.
    @MainActor
    private mutating func addSection(of row: FormRow) -> Int {
        let page = row.section.page.number ?? addPage(of: row)
        let number = sections.count
        row.section.number = number
        let texts = [row.section.header, row.section.footer].compactMap { $0 }
        sections.append(Section(page: page, text: append(texts)))
        return number
    }

    /// Adds the page of its first row, and returns the page's number.
    @MainActor
    private mutating func addPage(of row: FormRow) -> Int {
        let (page, number) = (row.section.page, pages.count)
        page.number = number
        pages.append(
            Page(
                titles: page.titles, openedBy: rows.isEmpty ? nil : rows.count - 1,
                text: append(page.titles.dropFirst())))
        return number
    }

    /// Appends a string, folded, and returns the range of its bytes.
    private mutating func append(_ text: String?) -> Text {
        let start = bytes.count
        if let text { folding.append(text, to: &bytes) }
        return start..<bytes.count
    }

    /// Appends strings, each folded and on a line of its own, so that no match begins in one string and ends in the
    /// next. Returns the range of the appended bytes.
    private mutating func append(_ texts: some Collection<String>) -> Text {
        let start = bytes.count
        for text in texts {
            if bytes.count > start { bytes.append(UInt8(ascii: "\n")) }
            folding.append(text, to: &bytes)
        }
        return start..<bytes.count
    }
}
