/// What a search has found, as plain data.
struct SearchResults: Equatable {
    struct Row: Equatable {
        let title: String
        /// The pages on the way, and for a hidden row what shows it.
        let help: String
        /// The row that selecting the result leads to.
        let target: RowPath
    }

    /// More are not shown; who sees so many types another word.
    static let most = 50

    /// The best results.
    let rows: [Row]
    /// How many rows were found.
    let count: Int
    /// What was typed and is nowhere found.
    let missing: String?
}

extension SearchResults {
    /// A page of the results. It stands on no stack: a renderer shows it in place of the one on top.
    @MainActor
    func page(in session: FormSession) -> FormPage {
        let environment = session.environment
        let section = Section(cells: rows.isEmpty ? [nothingFound(environment)] : cells(in: session))
        if count > rows.count {
            section.footer = environment.text(
                of: Sentence(
                    "The first %1$s of %2$s results are shown. Type more to find fewer.", rows.count, count))
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
        cell.help = environment.text(of: "Try another word, or fewer of them.")
        return cell
    }
}
