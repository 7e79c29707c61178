/// A row, from the perspective of its value.
@MainActor
protocol EditingRow: AnyObject {
    /// True while the user has the page of the row open.
    var isOpen: Bool { get }

    /// The row's own default, which replaces the one in the form's defaults.
    var ownDefault: (any RowDefault)? { get }

    /// True if the row's value has a default.
    var hasDefault: Bool { get }

    /// Reports mistakes of the form's author in the row.
    func report(_ mistakes: [RowMistake])

    /// Returns the row's data for an edit of a value.
    func edited(_ value: RowValue) -> EditedRow
}

/// A row's data for an edit: its path, its value, and the conditions that a text has to meet.
@MainActor
struct EditedRow {
    let path: RowPath
    let value: RowValue
    let rules: [RowRule]
    /// The effect by which a service accepts the values that the rules have passed.
    let effect: RowEffect?
    /// Returns true if the user can see and use the row. A row whose page is closed counts as usable.
    let isUsable: @MainActor () -> Bool
    /// True if the program gets the value immediately, even if the user applies edits explicitly.
    var isAppliedAtOnce = false
}
