/// The part of a row's text that isn't in its text field, such as a unit chosen in a menu, or tokens before the field.
@MainActor
protocol RestOfText: AnyObject {
    /// Returns the row's text for the text that the user has typed into the field.
    func rowText(of fieldText: String) -> String

    /// Returns the field's text for a text of the row.
    ///
    /// - Parameter isDraft: True if the text isn't the value yet.
    func fieldText(of rowText: String, isDraft: Bool) -> String

    /// The spelling of the text that the user types next: the whole value, or an addition to it.
    var spelling: TextSpelling { get }

    /// Called after the user has typed, with the previous text of the field.
    func didType(over fieldText: String)

    /// Called before a draft is committed, so that the readable part of it can be accepted.
    func willCommit()
}

extension RestOfText {
    var spelling: TextSpelling { .shown }

    func didType(over fieldText: String) {}

    func willCommit() {}
}
