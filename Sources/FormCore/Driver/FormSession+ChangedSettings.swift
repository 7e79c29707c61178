extension FormSession {
    /// Opens a page with all rows that differ from their defaults, also of pages that are not open.
    ///
    /// Selecting one shows it on its own page. A last row resets them all, as one
    /// step that can be undone. Without defaults nothing is opened.
    public func openChangedSettings() {
        guard hasDefaults else { return }
        let title = "Changed Settings"
        let page = Destination(title: environment.translate(title), form: changedSettingsForm())
        open(page, from: topPage.scope, identifier: title)
    }

    /// Whether rows can be compared with defaults and reset to them.
    public var hasDefaults: Bool {
        var hasDefaults = false
        driver?.viewing(.defaults) { hasDefaults = true }
        return hasDefaults
    }

    private func changedSettingsForm() -> Form<Void> {
        let rows = survey().filter { $0.value != nil }
        let anyDiffers: @MainActor @Sendable () -> Bool = { [weak self] in
            rows.contains { self?.differs($0.value, from: .defaults) == true }
        }
        return sections([
            section(rows.map(changedSettingCell)),
            section(
                [buttonCell(title: "Reset All") { [weak self] _ in self?.reset(.root) }],
                isVisible: { anyDiffers() }),
            section(
                [customCell(title: "No setting differs from its default.") { _, _ in { _ in } }],
                isVisible: { !anyDiffers() }),
        ])
    }

    /// A row that stands for a row of another page while that is not as by default.
    private func changedSettingCell(_ row: SurveyedRow) -> Element<FormCell, Void> {
        let cell: Element<FormCell, Void> = customCell(title: row.title) { [weak self] cell, context in
            let pages = row.pageTitles.dropFirst()
            cell.help = pages.isEmpty ? nil : pages.joined(separator: " › ")
            // What is hidden can be reset with the others, and not be shown.
            if row.isVisible {
                cell.accessory = .disclosure
                cell.onSelect = { self?.reveal(row.path) }
            }
            return context.follow({ row.value?.shownText }) { cell.detail = $0 }
        }
        return cell.id(row.path.description).visible { [weak self] in
            self?.differs(row.value, from: .defaults) == true
        }
    }
}

extension RowValue {
    /// The text as the screen shows it; dots in place of a secret.
    fileprivate var shownText: String { isSecret ? concealed(text()) : text() }
}

extension Destination {
    /// A page over no state at all, such as one that is computed from other rows.
    fileprivate init(title: String, form: Form<Void>) {
        self.init(title: title, form: form, access: StateAccess(read: {}, write: { _ in }))
    }
}
