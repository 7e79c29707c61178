/// Where a row is on its page, which decides what it can be.
enum RowPosition {
    /// Among the rows of a section or of an expander.
    case row
    /// Beside others in a row.
    case part
    /// The row of a list item, or one of its rows.
    case item
    /// Outside the rows of a section, such as in its heading.
    case button
}

/// A choice whose options are rows, which share a value and an identity.
@MainActor
final class SharedChoice {
    /// The title, as the author wrote it.
    let title: String
    /// The value, which the rows' cells keep, and which keeps the identity; `nil` before the first row is made.
    private(set) weak var value: RowValue?
    /// The options, a `ChoiceGroup`.
    private(set) var group: AnyObject?

    init(_ title: String) {
        self.title = title
    }

    func share(_ value: RowValue, of group: AnyObject) {
        (self.value, self.group) = (value, group)
    }
}

/// The identity of a row: its page, and its name on it, which is assigned while the row is rendered or traversed.
@MainActor
final class RowIdentity {
    let scope: PageScope
    let position: RowPosition
    /// The name that the author has given the row instead of its title.
    var givenName: String?
    /// The row's own default, a `StateDefault`, which replaces the one in the form's defaults.
    var ownDefault: AnyObject?
    /// False if the author has declared that the row's value has no default.
    var hasDefault = true
    /// The name of the row, which is unique on its page; `nil` outside any row.
    private(set) var identifier: String?

    /// The choice that several rows form, if they share this identity.
    let choice: SharedChoice?

    /// The identity of the row that contains this one, beside others or below it.
    let line: RowIdentity?
    /// The row itself, if it is an expander.
    weak var expander: FormCell?
    /// The names of the rows in this row.
    private var partNames = RowNames()

    init(scope: PageScope, choice: String? = nil, in line: RowIdentity? = nil, as position: RowPosition = .row) {
        self.scope = scope
        self.choice = choice.map(SharedChoice.init)
        self.line = line
        self.position = position
    }

    /// Makes the identity of a row whose name is reserved; see `PageScope.reserving(_:_:)`.
    convenience init(scope: PageScope, named name: String) {
        self.init(scope: scope)
        identifier = name
    }

    /// Makes the identity of another row next to this one.
    func beside(as position: RowPosition = .row) -> RowIdentity {
        RowIdentity(scope: scope, in: line, as: position)
    }

    /// The expanders that contain the row, the outermost first.
    var expanders: [FormCell] {
        guard let line else { return [] }
        return line.expanders + (line.expander.map { [$0] } ?? [])
    }

    /// The value that several rows edit together: the rows of a choice, or of a page that edits a single value.
    var sharedValue: RowValue? { choice?.value ?? scope.rowValue }

    var path: RowPath {
        guard let name else { return scope.path }
        return container.appending(name)
    }

    /// The path of what the row is in: another row, or its page.
    var container: RowPath { line?.path ?? scope.path }

    /// The last component of the row's path; `nil` outside any row, or if the row has the path of its page, which edits a
    /// single value.
    var name: String? { line == nil && scope.isSingleValue ? nil : identifier }

    /// Names the row by its title, unless it has a name. A repeated name gets a number and is reported.
    func claim(title: @autoclosure () -> String) {
        guard identifier == nil else { return }
        let name = givenName ?? title()
        identifier = line?.claimPart(name) ?? scope.claim(name)
    }

    /// Names a list item by its id, even if that is empty.
    func claim(item name: String) { identifier = line?.partNames.claim(name) }

    /// Releases the names and rules of removed items, so that other items can use the names.
    func release(_ items: [RowIdentity]) {
        for name in items.compactMap(\.identifier) { partNames.release(name) }
        scope.forgetRules(below: items.map(\.path))
    }

    private func claimPart(_ name: String) -> String {
        scope.claim(name, among: &partNames, in: path)
    }

    /// True while the user has the page of the row open.
    var isOpen: Bool { scope.isOpen }

    /// Reports mistakes of the form's author in the row.
    func report(_ mistakes: [RowMistake]) {
        for mistake in mistakes { scope.report(mistake(path)) }
    }

    /// Returns the row's data for an edit of a value.
    func editTarget(_ value: RowValue) -> EditTarget { editTarget(value, at: path) }

    /// - Parameter path: The path of the row, for a caller that knows it.
    func editTarget(_ value: RowValue, at path: RowPath) -> EditTarget {
        EditTarget(
            path: path, value: sharedValue ?? value, rules: scope.rules(for: path), effect: scope.effect(of: path)
        ) { [weak scope] in value.isThere && scope?.canUse(path) ?? true }
    }
}
