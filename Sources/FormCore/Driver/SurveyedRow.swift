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
    /// The sentence that explains the row.
    public let help: String?
    /// The text at the end of the row; dots in place of a secret.
    public let detail: String?
    /// What the row is to a person.
    public let role: FormCell.Role
    /// Whether the row opens a page.
    public let opensPage: Bool
    /// The row's value, to be read and written at any time; `nil` for a row that has none.
    public let value: RowValue?
    /// Whether the person could see the row at the time of the survey, the rows on the way included.
    public let isVisible: Bool
    /// Whether the person could use the row at the time of the survey, the rows on the way included.
    public let isEnabled: Bool
    /// What the row's rules find, whether or not it is shown; nothing for a row that can't be used.
    public let issue: Notice?
}

extension FormSession {
    /// Reads through the whole form, also the pages that nobody opened.
    ///
    /// Each page is rendered and released again; no renderer hears of it. A form
    /// that stands in itself is not entered again.
    ///
    /// - Returns: All rows in reading order: a row, then those of the page that it
    ///   opens. The rows of a page that edits a single value are not listed; their
    ///   value is that of the row that opens it.
    public func survey() -> [SurveyedRow] {
        var survey = Survey(session: self)
        holdingChanges {
            survey.enter(firstPage, in: firstScope(), pageTitles: [], isVisible: true, isEnabled: true)
        }
        return survey.rows
    }
}

@MainActor
private struct Survey {
    let session: FormSession
    var rows: [SurveyedRow] = []

    /// Deeper than any form that a person could walk; what makes its forms anew at each level ends here.
    static var deepest: Int { 32 }

    mutating func enter(
        _ destination: Destination,
        in scope: PageScope,
        pageTitles: [String],
        isVisible: Bool,
        isEnabled: Bool
    ) {
        let page = destination.render(in: scope)
        let titles = pageTitles + [page.title]
        // The pages below have rules of this one too.
        defer { withExtendedLifetime(page) {} }
        for section in page.sections {
            for cell in section.cells {
                let isVisible = isVisible && section.isVisible && cell.isVisible
                let isEnabled = isEnabled && cell.isEnabled
                rows.append(
                    SurveyedRow(
                        path: cell.path, title: cell.title, pageTitles: titles,
                        header: section.header, footer: section.footer, help: cell.help,
                        detail: cell.detail, role: cell.role, opensPage: cell.destination != nil,
                        value: cell.value, isVisible: isVisible, isEnabled: isEnabled,
                        issue: isVisible && isEnabled ? issue(of: cell) : nil))
                follow(cell, from: scope, pageTitles: titles, isVisible: isVisible, isEnabled: isEnabled)
            }
        }
    }

    private func issue(of cell: FormCell) -> Notice? {
        let entry = session.record[cell.path]
        guard entry.draft != nil || cell.hasRules, let row = RowEditor(cell) else { return nil }
        guard entry.draft != nil else { return row.standingIssue }
        return session.tryOut([row])[row.path] ?? session.checks[row.path]?.answer ?? nil
    }

    private mutating func follow(
        _ cell: FormCell,
        from scope: PageScope,
        pageTitles: [String],
        isVisible: Bool,
        isEnabled: Bool
    ) {
        guard let destination = cell.destination, !destination.isSingleValue else { return }
        guard !scope.forms.contains(destination.formIdentity), scope.forms.count < Self.deepest else {
            session.report(.formInsideItself(row: cell.path))
            return
        }
        let child = session.childScope(of: scope, cell.identity?.identifier, destination)
        enter(destination, in: child, pageTitles: pageTitles, isVisible: isVisible, isEnabled: isEnabled)
    }
}
