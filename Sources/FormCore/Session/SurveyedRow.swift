/// A row of a form, as plain data, whether or not its page was ever opened.
@MainActor
public struct SurveyedRow {
    /// The row's name within the form.
    public let path: RowPath
    /// The row's title, in the person's language.
    public let title: String
    /// The titles of the pages on the way to the row, the first page's first.
    public let pageTitles: [String]
    /// The heading of the row's section.
    public let header: String?
    /// The text below the row's section.
    public let footer: String?
    /// The sentence under the row's title.
    public let help: String?
    /// Why the row is disabled, where its author says so.
    let reason: String?
    /// The text at the end of the row; dots in place of a secret.
    public let detail: String?
    /// What the row is to a person.
    public let role: FormCell.Role
    /// Whether the row opens a page.
    public let opensPage: Bool
    /// The row's value, to be read and written at any time; `nil` for a row that has none.
    public let value: RowValue?
    /// Whether the person could see the row at the time of the survey, the rows on the way included.
    public private(set) var isVisible: Bool
    /// Whether the person could use the row at the time of the survey, the rows on the way included.
    public private(set) var isEnabled: Bool
    /// The options of a choice that the person could not choose at the time of the survey, each as the value's text has
    /// it, with what explains that.
    package private(set) var disabledOptions: [(option: String, help: String?)] = []
    /// The texts of the value's options that the person could choose at the time of the survey.
    package var usableOptions: [String] {
        let options = value?.options ?? []
        return options.filter { option in !disabledOptions.contains { $0.option == option } }
    }

    /// What the row's format and rules refuse, whether or not it is shown; nothing for a row that can't be used.
    public let issue: Notice?
    /// What an edit of the value needs.
    let edited: EditedRow?
    private(set) weak var session: FormSession?
}

extension FormSession {
    /// Reads through the whole form, also the pages that nobody opened.
    ///
    /// Each page is rendered and released again; no renderer hears of it. A form
    /// that stands in itself is not entered again.
    ///
    /// - Returns: All rows in reading order: a row, then those of the page that it
    ///   opens. The rows of a page that edits a single value are not listed; their
    ///   value is that of the row that opens it. The rows of a choice are one.
    public func survey() -> [SurveyedRow] {
        survey { _ in true }
    }

    /// Reads through the form as it would be with other values at some rows; nothing is written, and nobody is asked.
    ///
    /// - Parameter texts: The rows, and their values as canonical text; one that can't be read is left out.
    package func survey(trying texts: [(path: RowPath, text: String)]) -> [SurveyedRow] {
        guard let preview = driver?.preview() else { return [] }
        let values = Dictionary(preview.session.rows().map { ($0.path, $0.value) }) { first, _ in first }
        var rows: [SurveyedRow] = []
        preview.trying(texts.compactMap { item in values[item.path].map { (item.text, $0) } }) {
            rows = preview.session.survey()
        }
        return rows
    }

    /// Those rows of a survey that meet a condition, which is asked of each row, and of the first of a choice.
    func survey(where isWanted: (WalkedRow) -> Bool) -> [SurveyedRow] {
        var rows: [SurveyedRow] = []
        var isLastWanted = false
        walkRows { row in
            isLastWanted = isWanted(row)
            if isLastWanted { rows.append(SurveyedRow(row, in: self)) }
        } others: { row in
            if isLastWanted { rows[rows.count - 1].extend(by: row) }
        }
        return rows
    }

    /// Hands each row of the form to a function, in reading order; of the rows of a choice the first, and to another
    /// function the others.
    func walkRows(_ visit: (WalkedRow) -> Void, others visitOther: (WalkedRow) -> Void = { _ in }) {
        var identity: RowIdentity?
        walk { row in
            if let choice = row.cell.identity, choice === identity { return visitOther(row) }
            identity = row.cell.identity
            row.cell.reportMistakes()
            visit(row)
        }
    }
}

extension SurveyedRow {
    fileprivate init(_ row: WalkedRow, in session: FormSession) {
        let cell = row.cell
        let choice = cell.identity?.choice
        let edited = cell.edited
        self.init(
            path: cell.path, title: choice.map(session.environment.translate) ?? cell.title, pageTitles: row.pageTitles,
            header: row.section.header, footer: row.section.footer, help: cell.shownHelp, reason: cell.enabling.reason,
            detail: cell.detail, role: choice == nil ? cell.role : .row, opensPage: cell.destination != nil,
            value: cell.value, isVisible: row.isVisible, isEnabled: row.isEnabled, disabledOptions: row.disabledOption,
            issue: row.issue(of: edited), edited: edited, session: session)
    }
}

extension SurveyedRow {
    /// Takes in another row of the same choice.
    fileprivate mutating func extend(by row: WalkedRow) {
        isVisible = isVisible || row.isVisible
        isEnabled = isEnabled || row.isEnabled
        disabledOptions += row.disabledOption
    }
}

extension WalkedRow {
    /// The option of a choice that the row stands for, where it can't be chosen.
    fileprivate var disabledOption: [(option: String, help: String?)] {
        guard !isEnabled, cell.identity?.choice != nil, let option = cell.optionText else { return [] }
        return [(option, cell.shownHelp)]
    }

    /// What the row's format and rules find now, in its draft or else in its value.
    var issue: Notice? { issue(of: cell.edited) }

    fileprivate func issue(of edited: EditedRow?) -> Notice? {
        guard isVisible, isEnabled, let edited else { return nil }
        return cell.identity?.scope.model.issue(of: edited)
    }
}
