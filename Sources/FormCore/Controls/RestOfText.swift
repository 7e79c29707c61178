/// The part of a row's text that its text field doesn't show, such as a unit chosen in a menu, or tokens before the
/// field.
@MainActor
protocol RestOfText: AnyObject {
    /// Returns the row's whole text, given the text that the user has typed into the field.
    func rowText(of fieldText: String) -> String

    /// Returns the part of the row's text that the field shows.
    ///
    /// - Parameter isDraft: True if the row's text is a draft rather than the value.
    func fieldText(of rowText: String, isDraft: Bool) -> String

    /// The spelling of the text that the user types next, which is either the whole value or an addition to it.
    var spelling: TextSpelling { get }

    /// Called after the user has typed, with the previous text of the field.
    func didType(over fieldText: String)

    /// Called before a draft is committed, so that the part of it that can be read is accepted even if the rest can't.
    func willCommit()
}

extension RestOfText {
    var spelling: TextSpelling { .shown }

    func didType(over fieldText: String) {}

    func willCommit() {}
}
