/// A row that shows and hides others below itself.
@MainActor
protocol EnclosingRow: AnyObject {}

/// A row's place: its page, and its name on it, which it gets while it is rendered.
@MainActor
final class RowIdentity: EditingRow {
    let scope: PageScope
    /// The name that the author has given the row in place of its title.
    var givenName: String?
    /// The default of the row's own, in place of the one in the form's defaults.
    var ownDefault: (any RowDefault)?
    /// Whether the row's value has a default, as far as the author says.
    var hasDefault = true
    /// The name of the row, which no other row of the page has; outside any row there is none.
    private(set) var identifier: String?

    /// The title of the choice that several rows make together, where this is the place of one.
    let choice: String?
    /// The value of the choice, which its first row has made, and the group of its options.
    private(set) var shared: (value: RowValue, group: AnyObject)?

    /// The place of the row that the row stands in, beside others or below it.
    private let line: RowIdentity?
    /// The row itself, where it is an expander.
    weak var expander: (any EnclosingRow)?
    /// The names of the rows that stand in this one.
    private var partNames = RowNames()

    init(scope: PageScope, choice: String? = nil, in line: RowIdentity? = nil) {
        self.scope = scope
        self.choice = choice
        self.line = line
    }

    /// The place of another row, beside this one.
    func beside() -> RowIdentity { RowIdentity(scope: scope, in: line) }

    /// The expanders that the row stands in, the outermost first.
    var expanders: [any EnclosingRow] {
        guard let line else { return [] }
        return line.expanders + (line.expander.map { [$0] } ?? [])
    }

    /// The value that several rows edit together: the rows of a choice, or of a page that is there for one value.
    var sharedValue: RowValue? { shared?.value ?? scope.rowValue }

    /// Makes a value that of all rows of the choice.
    func share(_ value: RowValue, of group: AnyObject) {
        shared = (value, group)
    }

    var path: RowPath {
        guard let line, let identifier else { return scope.path(of: identifier) }
        return line.path.appending(identifier)
    }

    /// Names the row by its title, unless it has a name; a repeat on the page gets a number and is reported.
    func claim(title: @autoclosure () -> String) {
        guard identifier == nil else { return }
        let name = givenName ?? title()
        identifier = line?.claimPart(name) ?? scope.claim(name)
    }

    /// Names an item of a list by its identity, whatever that is.
    ///
    /// - Parameter kept: The name that the item has already, where it was let go of and has kept it.
    func claim(item name: String, kept: String? = nil) {
        identifier = kept ?? line?.partNames.claim(name)
        scope.counters.rowsRendered += 1
    }

    /// Items that stood in this place have gone, with their rows: others may come under the same names.
    func release(_ items: [RowIdentity]) {
        release(items.compactMap(\.identifier))
        forgetRules(of: items)
    }

    func release(_ names: some Sequence<String>) {
        for name in names { partNames.release(name) }
    }

    /// The rows of items that stood in this place have gone, and may come again.
    func forgetRules(of items: [RowIdentity]) {
        guard !items.isEmpty, scope.hasRules else { return }
        scope.forgetRules(below: Set(items.map(\.path)), at: path.components.count + 1)
    }

    private func claimPart(_ name: String) -> String {
        scope.claim(name, among: &partNames, in: path)
    }

    var isOpen: Bool { scope.isOpen }

    func report(_ flaw: FieldFlaw, isSecret: Bool) {
        scope.report(flaw.mistake(in: path, isSecret: isSecret))
    }

    func edited(_ value: RowValue) -> EditedRow {
        let path = path
        return EditedRow(
            path: path, value: sharedValue ?? value, rules: scope.rules(for: path), effect: scope.effect(of: path)
        ) { [weak scope] in value.isThere && scope?.canUse(path) ?? true }
    }
}
