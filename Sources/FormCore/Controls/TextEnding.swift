/// What ends a row's text and does not stand in its field, such as a unit that is chosen beside it.
@MainActor
protocol TextEnding: AnyObject {
    /// The text of the row for what the person has typed.
    func rowText(of fieldText: String) -> String

    /// What stands in the field for a text of the row.
    ///
    /// - Parameter isDraft: Whether the text is not the value yet.
    func fieldText(of rowText: String, isDraft: Bool) -> String
}
