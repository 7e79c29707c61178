/// A row's place: its page, and its name on it, which it gets while it is rendered.
@MainActor
final class RowIdentity: EditingRow {
    let scope: PageScope
    /// The name that the author has given the row in place of its title.
    var givenName: String?
    /// The name of the row, which no other row of the page has; outside any row there is none.
    private(set) var identifier: String?

    init(scope: PageScope) {
        self.scope = scope
    }

    var path: RowPath { scope.path(of: identifier) }

    /// Names the row by its title, unless it has a name; a repeat on the page gets a number and is reported.
    func claim(title: @autoclosure () -> String) {
        if identifier == nil { identifier = scope.claim(givenName ?? title()) }
    }

    var isOpen: Bool { scope.isOpen }

    func edited(_ value: RowValue) -> EditedRow {
        let path = path
        return EditedRow(path: path, value: scope.rowValue ?? value, rules: scope.rules(for: path)) { [weak scope] in
            scope?.canUse(path) ?? true
        }
    }
}
