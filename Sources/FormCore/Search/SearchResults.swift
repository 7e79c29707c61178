/// The results of a search, as plain data.
struct SearchResults: Equatable {
    struct Row: Equatable {
        let title: String
        /// The titles of the pages that lead to the row. If the row is hidden, a second line says how the user can show
        /// it, or that other settings hide it.
        let help: String
        /// The row to go to when the user selects the result. If the matching row is hidden and a change can show it,
        /// this is the row with the switch or the choice to change.
        let target: RowPath
    }

    /// The maximum number of results that are shown. If there are more, the user has to refine the query.
    static let most = 50

    /// The best results, at most ``most``.
    let rows: [Row]
    /// The number of rows that match the query.
    let count: Int
    /// The text that the user typed if no row matches it; otherwise `nil`.
    let missing: String?
}

extension SearchResults {
    /// Makes a page that lists the results. The page is not pushed onto the stack of pages. A renderer shows it in
    /// place of the top page.
    @MainActor
    func page(in session: FormSession) -> FormPage {
        let environment = session.environment
        let section = Section(cells: rows.isEmpty ? [nothingFound(environment)] : cells(in: session))
        if count > rows.count {
            section.footer = environment.text(
                of: Sentence(
                    "The first %1$s of %2$s results are shown. Type more to narrow the search.", rows.count, count))
        }
        let title = environment.text(of: "Search")
        let scope = PageScope(session: session, model: session.model, title: title)
        return FormPage(scope: scope, sections: [section]) { _ in }
    }

    @MainActor
    private func cells(in session: FormSession) -> [FormCell] {
        rows.map { row in
            let cell = FormCell(title: row.title)
            cell.help = row.help.isEmpty ? nil : row.help
            cell.onSelect = { [weak session] in session?.reveal(row.target) }
            return cell
        }
    }

    @MainActor
    private func nothingFound(_ environment: FormEnvironment) -> FormCell {
        let cell = FormCell(title: environment.text(of: Sentence("Nothing found for “%s”.", missing ?? "")))
        cell.help = environment.text(of: "Try other words, or fewer.")
        return cell
    }
}
