/// A row of a form as plain data, whether or not its page has ever been opened.
@MainActor
public struct SurveyedRow {
    /// The row's path within the form.
    public let path: RowPath
    /// The row's title, in the user's language.
    public let title: String
    /// The titles of the pages that lead to the row, beginning with the first page.
    public let pageTitles: [String]
    /// The heading of the row's section.
    public let header: String?
    /// The text below the row's section.
    public let footer: String?
    /// The help text below the row's title.
    public let help: String?
    /// The reason that the author gives for the row being disabled.
    let reason: String?
    /// The text at the end of the row, with dots for a secret.
    public let detail: String?
    /// The kind of row, as it appears to the user.
    public let role: FormCell.Role
    /// True if the row opens a page.
    public let opensPage: Bool
    /// The row's value, which can be read and written at any time; `nil` for a row without one.
    public let value: RowValue?
    /// True if the user could see the row, and all rows that lead to it, when the form was traversed.
    public private(set) var isVisible: Bool
    /// True if the user could use the row, and all rows that lead to it, when the form was traversed.
    public private(set) var isEnabled: Bool
    /// The options of a choice that the user could not choose when the form was traversed, as the value's text, with
    /// the help that explains why.
    package private(set) var disabledOptions: [(option: String, help: String?)] = []
    /// The texts of the value's options that the user could choose when the form was traversed.
    package var usableOptions: [String] {
        let options = value?.options ?? []
        return options.filter { option in !disabledOptions.contains { $0.option == option } }
    }

    /// The issue that the row's format and rules find, whether or not it is shown; `nil` for a row that can't be used.
    public let issue: Notice?
    /// The row's data for an edit of the value.
    let edited: EditedRow?
    private(set) weak var session: FormSession?
}

extension FormSession {
    /// Traverses the whole form, including pages that have never been opened.
    ///
    /// The descriptions are read, and no page is rendered. A form that is nested in itself is not entered again.
    ///
    /// - Returns: All rows in reading order: a row is followed by the rows of the page that it opens. The rows of a
    ///   page that edits a single value are omitted, since their value is that of the row that opens the page. The rows
    ///   of a choice are combined into one.
    public func survey() -> [SurveyedRow] {
        survey { _ in true }
    }

    /// Returns the row at a path, whether or not its page has ever been opened; `nil` if the form has none.
    ///
    /// Only what leads to the row is read.
    package func surveyedRow(at path: RowPath) -> SurveyedRow? { surveyedRow(at: path, in: nil) }

    /// Returns the row at a path as it would be with other values in some rows. Nothing is written, and no asynchronous
    /// rule or service is asked.
    ///
    /// - Parameter texts: The rows, and their values as canonical text. Invalid texts are skipped.
    package func surveyedRow(at path: RowPath, trying texts: [(path: RowPath, text: String)]) -> SurveyedRow? {
        let values = texts.compactMap { item in find(item.path)?.value.map { (text: item.text, value: $0) } }
        return driver.flatMap { surveyedRow(at: path, in: $0.trial(of: values)) }
    }

    private func surveyedRow(at path: RowPath, in trial: TrialForm?) -> SurveyedRow? {
        var found: SurveyedRow?
        var identity: RowIdentity?
        traverse(to: path, in: trial) { row in
            guard row.path == path else { return }
            if found == nil {
                (found, identity) = (SurveyedRow(row, in: self), row.identity)
            } else if row.identity === identity {
                found?.extend(by: row)
            }
        }
        return found
    }

    /// Returns the rows that meet a condition. For a choice, the condition is evaluated for its first row.
    func survey(where isWanted: (TraversedRow) -> Bool) -> [SurveyedRow] {
        var rows: [SurveyedRow] = []
        var isLastWanted = false
        traverseRows { row in
            isLastWanted = isWanted(row)
            if isLastWanted { rows.append(SurveyedRow(row, in: self)) }
        } others: { row in
            if isLastWanted { rows[rows.count - 1].extend(by: row) }
        }
        reportFormerPaths(among: rows.lazy.map(\.path))
        return rows
    }

    /// Calls a function with each row of the form, in reading order. Of the rows of a choice, only the first is passed
    /// to it; the others are passed to a second function.
    func traverseRows(_ handle: (TraversedRow) -> Void, others handleOther: (TraversedRow) -> Void = { _ in }) {
        var identity: RowIdentity?
        traverse { row in
            if row.identity === identity { return handleOther(row) }
            identity = row.identity
            row.reportMistakes()
            handle(row)
        }
    }
}

extension SurveyedRow {
    init(_ row: TraversedRow, in session: FormSession) {
        let choice = row.identity.choice
        let edited = row.edited
        self.init(
            path: row.path, title: choice.map(session.environment.translate) ?? row.title,
            pageTitles: row.section.page.titles + row.containers.map(\.title), header: row.section.header,
            footer: row.section.footer, help: row.help, reason: row.reason, detail: row.readDetail?(),
            role: choice == nil ? row.role : .row, opensPage: row.opensPage, value: edited?.value ?? row.value,
            isVisible: row.isVisible, isEnabled: row.isEnabled, disabledOptions: row.disabledOption,
            issue: row.issue(of: edited), edited: edited, session: session)
    }
}

extension SurveyedRow {
    /// Adds another row of the same choice.
    fileprivate mutating func extend(by row: TraversedRow) {
        isVisible = isVisible || row.isVisible
        isEnabled = isEnabled || row.isEnabled
        disabledOptions += row.disabledOption
    }
}

extension TraversedRow {
    /// The option of a choice that this is the row of, if it can't be chosen.
    fileprivate var disabledOption: [(option: String, help: String?)] {
        guard !isEnabled, identity.choice != nil, let option = optionText else { return [] }
        return [(option, help)]
    }

    /// The issue that the row's format and rules find in its draft, or else in its value.
    var issue: Notice? { issue(of: edited) }

    fileprivate func issue(of edited: EditedRow?) -> Notice? {
        guard isVisible, isEnabled, let edited else { return nil }
        return identity.scope.model.issue(of: edited)
    }
}
