/// A row as its value knows it.
@MainActor
protocol EditingRow: AnyObject {
    /// Whether the page of the row is one that the person has opened and not left.
    var isOpen: Bool { get }

    /// The default of the row's own, in place of the one in the form's defaults.
    var ownDefault: (any RowDefault)? { get }

    /// Whether the row's value has a default.
    var hasDefault: Bool { get }

    /// Takes what is wrong with how a value of the row is written and read.
    func report(_ flaw: FieldFlaw, isSecret: Bool)

    /// What an edit of a value needs of the row.
    func edited(_ value: RowValue) -> EditedRow
}

/// What an edit needs of a row: its name, its value, what a text has to meet there.
@MainActor
struct EditedRow {
    let path: RowPath
    let value: RowValue
    let rules: [RowRule]
    /// Who has to accept what the rules let through.
    let effect: (any RowEffect)?
    /// Whether the person can see the row and use it; one whose page is closed counts as usable.
    let isUsable: @MainActor () -> Bool
    /// Whether the value is for the program at once, also where the person applies explicitly.
    var isAppliedAtOnce = false
}
