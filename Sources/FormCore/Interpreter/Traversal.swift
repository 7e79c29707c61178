/// A page that a traversal has entered.
@MainActor
final class TraversedPage {
    let scope: PageScope
    /// The titles of the pages that lead here, and of the page itself.
    let titles: [String]
    /// The forms of the pages that lead here, and the page's own.
    let forms: [ObjectIdentifier]
    /// True if the user could see the rows that lead here.
    let isVisible: Bool
    /// True if the user could use the rows that lead here.
    let isEnabled: Bool
    /// The path of the dialog that the page is, or is opened from; `nil` if there is none.
    let dialog: RowPath?
    /// The number that the search gives the page; `nil` before the first row.
    var number: Int?
    /// The reached rows that can be used, by path, if the page has rules over several rows.
    private var usable: [RowPath: Bool] = [:]
    /// The last row that was reached, and whether it or another option of the same choice can be used.
    private var last: (row: FormRow, isUsable: Bool)?

    init(
        _ scope: PageScope, titles: [String], forms: [ObjectIdentifier], isVisible: Bool, isEnabled: Bool,
        dialog: RowPath?
    ) {
        self.scope = scope
        self.titles = titles
        self.forms = forms
        self.isVisible = isVisible
        self.isEnabled = isEnabled
        self.dialog = dialog
    }

    fileprivate func note(_ row: FormRow) {
        var isUsable = row.isUsableOnPage
        if let last, last.row.identity === row.identity, last.isUsable { isUsable = true }
        last = (row, isUsable)
        if scope.hasPageRules { usable[row.path] = isUsable }
    }

    fileprivate func forgetRows() {
        usable = [:]
        last = nil
        scope.canUse = { _ in true }
    }

    /// Returns true if the user can use a reached row of the page; `nil` if the row has not been reached.
    func canUse(_ path: RowPath) -> Bool? { last?.row.path == path ? last?.isUsable : usable[path] }
}

/// A section that a traversal has entered.
@MainActor
final class TraversedSection {
    let page: TraversedPage
    let header: String?
    let footer: String?
    /// The number that the search gives the section; `nil` before the first row.
    var number: Int?

    init(of page: TraversedPage, header: String? = nil, footer: String? = nil) {
        self.page = page
        self.header = header
        self.footer = footer
    }
}

/// Enters the pages, sections and rows of a form, and tells of each row.
///
/// It reads descriptions. Only what an author's closure makes is rendered.
@MainActor
final class Traversal {
    let session: FormSession
    let model: any EditedForm
    /// The row to find, so that only what leads to it is entered; `nil` for all rows.
    let target: RowPath?
    /// True if the items that a list leaves out are entered too.
    let includesUnlisted: Bool
    /// The references to rows that pages of the form make, some of them repeatedly. They are complete once all rows have
    /// been reached.
    private(set) var references: [NamedRow] = []
    private let find: (RowPath) -> FormRow?
    private let handler: (FormRow) -> Void

    /// - Parameters:
    ///   - find: Finds a row that has not been reached.
    ///   - handler: Called with each row.
    init(
        _ session: FormSession, model: any EditedForm, to target: RowPath? = nil, includesUnlisted: Bool = false,
        find: @escaping (RowPath) -> FormRow?, _ handler: @escaping (FormRow) -> Void
    ) {
        self.session = session
        self.model = model
        self.target = target
        self.includesUnlisted = includesUnlisted
        self.find = find
        self.handler = handler
    }

    /// Makes the record of a page that is about to be entered.
    func makePage(
        _ scope: PageScope, titles: [String], forms: [ObjectIdentifier], isVisible: Bool, isEnabled: Bool,
        dialog: RowPath?
    ) -> TraversedPage {
        let page = TraversedPage(
            scope, titles: titles, forms: forms, isVisible: isVisible, isEnabled: isEnabled, dialog: dialog)
        scope.canUse = { [weak page, find] path in
            guard let page else { return true }
            return page.canUse(path) ?? find(path)?.isUsableOnPage ?? true
        }
        return page
    }

    func reach(_ row: FormRow) {
        row.section.page.note(row)
        handler(row)
    }

    /// Returns true if the row at a path is the target, or leads to it. Other rows are skipped.
    func includes(_ path: RowPath) -> Bool { target.map { $0.isAtOrBelow(path) } ?? true }

    /// Returns true if the page of the row at a path leads to the target.
    func leads(to page: RowPath) -> Bool { target.map { $0 != page && $0.isAtOrBelow(page) } ?? true }

    /// Ends with a page, and collects the references that were made on it.
    func leave(_ page: TraversedPage) {
        page.forgetRows()
        references += page.scope.namedRows
    }
}
