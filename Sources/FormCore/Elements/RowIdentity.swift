/// A row's place: its page, and its name on it, which it gets while it is rendered.
@MainActor
final class RowIdentity: EditingRow {
    let scope: PageScope
    /// The name that the author has given the row in place of its title.
    var givenName: String?
    /// The name of the row, which no other row of the page has; outside any row there is none.
    private(set) var identifier: String?

    /// The title of the choice that several rows make together, where this is the place of one.
    let choice: String?
    /// The value of the choice, which its first row has made, and the field behind it.
    private(set) var shared: (value: RowValue, field: AnyObject)?

    init(scope: PageScope, choice: String? = nil) {
        self.scope = scope
        self.choice = choice
    }

    /// The value that several rows edit together: the rows of a choice, or of a page that is there for one value.
    var sharedValue: RowValue? { shared?.value ?? scope.rowValue }

    /// Makes a value that of all rows of the choice.
    func share(_ value: RowValue, of field: AnyObject) {
        shared = (value, field)
    }

    var path: RowPath { scope.path(of: identifier) }

    /// Names the row by its title, unless it has a name; a repeat on the page gets a number and is reported.
    func claim(title: @autoclosure () -> String) {
        if identifier == nil { identifier = scope.claim(givenName ?? title()) }
    }

    var isOpen: Bool { scope.isOpen }

    func report(_ flaw: FieldFlaw, isSecret: Bool) {
        scope.report(flaw.mistake(in: path, isSecret: isSecret))
    }

    func edited(_ value: RowValue) -> EditedRow {
        let path = path
        return EditedRow(path: path, value: sharedValue ?? value, rules: scope.rules(for: path)) { [weak scope] in
            scope?.canUse(path) ?? true
        }
    }
}
