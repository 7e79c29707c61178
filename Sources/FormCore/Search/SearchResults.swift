/// The results of a search, as plain data.
struct SearchResults: Equatable {
    struct Row: Equatable {
        let title: String
        /// The titles of the pages that lead to the row, and for a hidden row also the instruction for showing it.
        let help: String
        /// The row that is revealed when the user selects the result.
        let target: RowPath
    }

    /// Limit of results; beyond it, the user refines the query.
    static let most = 50

    /// The best results.
    let rows: [Row]
    /// The number of rows that were found.
    let count: Int
    /// The typed text, if no row was found.
    let missing: String?
}

extension SearchResults {
    /// Makes a page of the results. It is not on the stack of pages: a renderer shows it instead of the page on top.
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
        let scope = PageScope(owner: session, model: session.model, title: title, forms: [])
        return FormPage(scope: scope, sections: [section]) {}
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
