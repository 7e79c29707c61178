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
        if topPage.scope.isSingleValue { goBack() }
        let title = "Changed Settings"
        let page = Destination(title: environment.translate(title), form: ChangedSettings(self).form)
        open(page, from: topPage.scope, at: topPage.path.appending(title))
        changedSettingsPage = topPage
    }
}

/// What the page of changed settings shows.
@MainActor
private final class ChangedSettings {
    private weak var session: FormSession?
    /// The rows that differ from their defaults, as of the last change.
    private var changed: [RowPath: SurveyedRow] = [:]

    init(_ session: FormSession) {
        self.session = session
    }

    var form: Form<Void> {
        let paths = session?.survey().filter { $0.value != nil }.map(\.path) ?? []
        let rows: Form<Void> = sections {
            section {
                for path in paths {
                    cell(for: path)
                }
            }
            section(isVisible: { !self.changed.isEmpty }) {
                buttonCell(title: "Reset All") { [weak session] _ in session?.reset(.root) }
            }
            section(isVisible: { self.changed.isEmpty }) {
                customCell(title: "No setting differs from its default.") { _, _ in { _ in } }
            }
        }
        return Element { context in
            let rendered = rows.render(context)
            return RenderedElement(content: rendered.content) { state in
                self.read()
                rendered.update(state)
            }
        }
    }

    private func read() {
        let rows = session?.changedRows() ?? []
        changed = Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0) })
    }

    private func show(_ path: RowPath) {
        if changed[path]?.isVisible == true { session?.reveal(path) }
    }

    /// A row that stands for a row of another page.
    private func cell(for path: RowPath) -> Element<FormCell, Void> {
        let cell: Element<FormCell, Void> = customCell(title: path.components.last ?? "") { cell, context in
            cell.onSelect = { self.show(path) }
            return context.follow({ _ in self.changed[path] }) { row in
                guard let row else { return }
                let pages = row.pageTitles.dropFirst()
                cell.title = row.title
                cell.detail = row.value?.shownText
                cell.help = pages.isEmpty ? nil : pages.joined(separator: " › ")
                cell.accessory = row.isVisible ? .disclosure : .none
            }
        }
        return cell.id(path.description).visible { self.changed[path] != nil }
    }
}

extension Destination {
    /// A page over no state at all, such as one that is computed from other rows.
    fileprivate init(title: String, form: Form<Void>) {
        self.init(title: title, form: form, access: ModelStore(FormModel((), defaults: nil, applying: .atOnce)))
    }
}
