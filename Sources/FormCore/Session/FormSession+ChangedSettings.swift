extension FormSession {
    /// Opens a page with all rows that differ from their defaults, also of pages that are not open.
    ///
    /// Selecting one shows it on its own page; one that is hidden can only be
    /// looked at. A last row resets them all, as one step that can be undone.
    /// Without defaults nothing is opened. While it is open the form is surveyed at
    /// each change.
    public func openChangedSettings() {
        guard hasDefaults else { return }
        if let page = changedSettingsPage, let index = pages.firstIndex(where: { $0 === page }) {
            if index + 1 < pages.count { close(pages[index + 1].scope) }
            return
        }
        // A page for one value lends its path to no other.
        if pages[pages.count - 1].scope.isSingleValue { goBack() }
        let below = pages[pages.count - 1]
        let title = "Changed Settings"
        let page = Destination(title: environment.translate(title), form: ChangedSettings(self).form)
        open(page, from: below.scope, at: below.path.appending(title))
        changedSettingsPage = topPage
    }
}

/// What the page of changed settings shows.
@MainActor
private final class ChangedSettings {
    private weak var session: FormSession?
    private var isEmpty = true

    init(_ session: FormSession) {
        self.session = session
    }

    var form: Form<Void> {
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
            section(isVisible: { !self.isEmpty }) {
                buttonCell(title: "Reset All") { [weak session] _ in session?.reset(.root) }
            }
        }
    }

    /// The rows that differ from their defaults now.
    private func read() -> [ChangedRow] {
        let rows = session?.changedRows().map(ChangedRow.init) ?? []
        isEmpty = rows.isEmpty
        return rows
    }

    private func show(_ row: ChangedRow) {
        if row.isVisible { session?.reveal(row.path) }
    }
}

/// A row that stands for a row of another page.
private struct ChangedRow: Equatable {
    let path: RowPath
    let title: String
    let detail: String?
    let pages: [String]
    let isVisible: Bool

    @MainActor
    init(_ row: SurveyedRow) {
        path = row.path
        title = row.title
        // The text of a list is that of identities, which nobody has to know.
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

extension Destination {
    /// A page over no state at all, such as one that is computed from other rows.
    fileprivate init(title: String, form: Form<Void>) {
        self.init(title: title, form: form, access: ModelStore(FormModel((), defaults: nil, applying: .atOnce)))
    }
}
