/// A row that a traversal of a form has reached, with what its description says of it in a state.
@MainActor
final class TraversedRow {
    let identity: RowIdentity
    let section: TraversedSection
    private(set) lazy var path = identity.path
    /// The title, in the user's language.
    var title: String
    /// The help below the title, or the reason why the row is disabled.
    var help: String?
    /// The reason that the author gives for the row being disabled.
    var reason: String?
    var role = FormCell.Role.row
    /// Translated words by which a search finds the row.
    var keywords: [String] = []
    /// The heading of the group of items that the row belongs to.
    var heading: String?
    /// The kind of the row's control; `nil` if it has none.
    var control: Control.Kind?
    /// The rows that contain the row: expanders, or a row of several controls.
    var containers: [RowContainer] = []
    /// True if the row is an expander, or has several controls.
    var isContainer = false
    var opensPage = false
    /// True if the page that the row opens edits just the row's value.
    var isSingleValue = false
    /// The text of the row's option, if the row is one.
    var optionText: String?
    /// True if the user could see the row on its page.
    var isVisibleOnPage: Bool
    /// True if the user could use the row on its page.
    var isEnabledOnPage: Bool
    /// Reads the text at the end of the row, with dots for a secret.
    var readDetail: (() -> String?)?
    /// Makes the row's value.
    var makeValue: (() -> RowValue?)?
    /// Makes the object that edits the list, if the row is that of a list.
    var makeItems: (() -> any NamedItems)?
    /// The live row, if the row was made by an author's closure, so that it had to be rendered.
    var cell: FormCell?

    init(
        _ identity: RowIdentity, in section: TraversedSection, title: String, isVisible: Bool, isEnabled: Bool
    ) {
        self.identity = identity
        self.section = section
        self.title = title
        isVisibleOnPage = isVisible
        isEnabledOnPage = isEnabled
    }

    /// True if the user could see the row and all rows that lead to it.
    var isVisible: Bool { isVisibleOnPage && section.page.isVisible }

    /// True if the user could use the row and all rows that lead to it.
    var isEnabled: Bool { isEnabledOnPage && section.page.isEnabled }

    private(set) lazy var value: RowValue? = cell.map { $0.value } ?? makeValue?()

    /// The row's data for an edit of the value.
    private(set) lazy var edited: EditedRow? =
        if let cell { cell.edited } else { (value ?? identity.sharedValue).map { identity.edited($0, at: path) } }

    /// True if the row has a switch, or is an option.
    var isSwitchOrOption: Bool { control == .switch || control == .checkButton || role == .option }

    /// The untranslated titles of the options in the row or, if the row opens a page for a single value, on that page.
    var optionsToFind: [String] {
        switch control {
        case .menu, .segments, .radioGroup: value?.options ?? []
        default: isSingleValue ? value?.options ?? [] : []
        }
    }

    /// Reports mistakes that the form's author made in the row's value.
    func reportMistakes() {
        if let cell { cell.reportMistakes() } else { value?.reportFlaws() }
    }
}

/// A row that contains others: an expander, or a row of several controls.
struct RowContainer {
    let path: RowPath
    let title: String
}

/// A page that a traversal has entered.
@MainActor
final class TraversedPage {
    let scope: PageScope
    /// The titles of the pages that lead here, and of the page itself.
    let titles: [String]
    /// The row that the traversal looks for; `nil` if it reaches all rows.
    let target: RowPath?
    /// True if the user could see the rows that lead here.
    let isVisible: Bool
    /// True if the user could use the rows that lead here.
    let isEnabled: Bool
    /// The number of the page among those that have rows, in the order in which they are entered; `nil` before the first
    /// row.
    fileprivate(set) var number: Int?
    /// The reached rows that can be used, by path, if the page has rules over several rows.
    private var usable: [RowPath: Bool] = [:]
    /// The last row that was reached, and whether it or another option of the same choice can be used.
    private var last: (row: TraversedRow, isUsable: Bool)?

    init(_ scope: PageScope, titles: [String], target: RowPath?, isVisible: Bool, isEnabled: Bool) {
        self.scope = scope
        self.target = target
        self.titles = titles
        self.isVisible = isVisible
        self.isEnabled = isEnabled
    }

    fileprivate func note(_ row: TraversedRow) {
        var isUsable = row.isVisibleOnPage && row.isEnabledOnPage
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
    /// The number of the section among those that have rows, in the order in which they are entered; `nil` before the
    /// first row.
    fileprivate(set) var number: Int?

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
    let owner: any PageOwner
    let model: any EditedForm
    /// The row to find, so that only what leads to it is entered; `nil` for all rows.
    let target: RowPath?
    /// The references to rows that pages of the form make, some of them repeatedly. They are complete once all rows have
    /// been reached.
    private(set) var references: [NamedRow] = []
    private let find: (RowPath) -> TraversedRow?
    private let handler: (TraversedRow) -> Void
    private var pages = 0
    private var sections = 0

    /// - Parameters:
    ///   - find: Finds a row that has not been reached.
    ///   - handler: Called with each row.
    init(
        _ owner: any PageOwner, model: any EditedForm, to target: RowPath? = nil,
        find: @escaping (RowPath) -> TraversedRow?, _ handler: @escaping (TraversedRow) -> Void
    ) {
        self.owner = owner
        self.model = model
        self.target = target
        self.find = find
        self.handler = handler
    }

    /// Makes what is known of a page that is about to be entered.
    func makePage(_ scope: PageScope, titles: [String], isVisible: Bool, isEnabled: Bool) -> TraversedPage {
        let page = TraversedPage(scope, titles: titles, target: target, isVisible: isVisible, isEnabled: isEnabled)
        scope.canUse = { [weak page, find] path in
            guard let page else { return true }
            return page.canUse(path) ?? find(path).map { $0.isVisibleOnPage && $0.isEnabledOnPage } ?? true
        }
        return page
    }

    func reach(_ row: TraversedRow) {
        let page = row.section.page
        page.note(row)
        if row.section.page.number == nil {
            row.section.page.number = pages
            pages += 1
        }
        if row.section.number == nil {
            row.section.number = sections
            sections += 1
        }
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
