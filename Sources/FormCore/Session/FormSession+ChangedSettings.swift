extension FormSession {
    /// Opens a page that lists all rows that differ from their defaults, including rows of pages that are not open.
    ///
    /// Selecting an entry reveals the row on its own page; the entry of a hidden row can't be selected. The last row of
    /// the page resets the whole form, as one undo step. If the form has no defaults, the page is not opened. While the
    /// page is open, every change traverses the whole form.
    public func openChangedSettings() {
        guard hasDefaults else { return }
        if let page = changedSettingsPage, let index = pages.firstIndex(where: { $0 === page }) {
            if index + 1 < pages.count { close(pages[index + 1].scope) }
            return
        }
        // A single-value page has the path of the row that opened it, and no page may have a path below that row's. So
        // the single-value page is closed first.
        if pages[pages.count - 1].scope.isSingleValue { goBack() }
        let below = pages[pages.count - 1]
        let title = "Changed Settings"
        open(
            changedSettings(titled: environment.translate(title), over: model), from: below.scope,
            at: below.path.appending(title))
        changedSettingsPage = topPage
    }

    /// Makes the page, with the state of the form. With a state type of its own, the compiler would specialise most of
    /// FormCore for it.
    private func changedSettings(titled title: String, over model: some EditedForm) -> Destination {
        Destination(title: title, form: ChangedSettings(self).form(), access: model)
    }
}

/// The page of changed settings.
@MainActor
private final class ChangedSettings {
    private weak var session: FormSession?
    private var isEmpty = true

    init(_ session: FormSession) {
        self.session = session
    }

    func form<State>() -> Form<State> {
        sections {
            section {
                list("Settings", of: { _ in self.read() }, id: \.path) {
                    Element { context in
                        let cell = FormCell(title: "")
                        cell.onSelect = { self.show(context.state) }
                        return RenderedElement(content: cell) { $0.show(in: cell) }
                    }
                }
                .whenEmpty("No setting differs from its default.")
            }
            section(isVisible: { _ in !self.isEmpty }) {
                buttonCell(title: "Reset All") { [weak session] _ in session?.reset(.root) }
            }
        }
    }

    /// Returns entries for the rows that differ from their defaults.
    private func read() -> [ChangedRow] {
        let rows = session?.changedRows().map(ChangedRow.init) ?? []
        isEmpty = rows.isEmpty
        return rows
    }

    private func show(_ row: ChangedRow) {
        if row.isVisible { session?.reveal(row.path) }
    }
}

/// An entry that names a row of another page and shows the row's value.
private struct ChangedRow: Equatable {
    let path: RowPath
    let title: String
    let detail: String?
    let pages: [String]
    let isVisible: Bool

    @MainActor
    init(_ row: FormRow) {
        path = row.path
        title = row.title
        // The text of a list is not shown, because it consists of its items' ids, which mean nothing to the user.
        detail = row.role == .list ? nil : row.value?.shownText
        pages = Array(row.pageTitles.dropFirst())
        isVisible = row.isVisible
    }

    @MainActor
    func show(in cell: FormCell) {
        cell.title = title
        cell.detail = detail
        cell.help = pages.isEmpty ? nil : pages.joined(separator: " › ")
        cell.accessory = isVisible ? .disclosure : .none
    }
}
