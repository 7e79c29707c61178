/// A row as the model finds it for an edit: its path, its value, and the conditions that a text has to meet.
@MainActor
struct EditTarget {
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
