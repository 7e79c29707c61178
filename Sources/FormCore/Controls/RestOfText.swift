/// A control whose text field shows only a part of the row's text. It converts between the row's whole text and the
/// text in the field.
///
/// In a field with units, the unit is shown in a menu. In a token field, the tokens are shown before the field.
@MainActor
protocol RestOfText: AnyObject {
    /// Returns the row's whole text, given the text that the user has typed into the field.
    func rowText(of fieldText: String) -> String

    /// Returns the part of the row's whole text that the field shows.
    ///
    /// - Parameter isDraft: True if the whole text is a draft; false if it is the value's text or a pending change.
    func fieldText(of rowText: String, isDraft: Bool) -> String

    /// The spelling of the row's text while the user types: `shown` if it is the text of the whole value, or `addition`
    /// if it is only the text to add to the value.
    var spelling: TextSpelling { get }

    /// Called after the user has changed the field's text.
    ///
    /// - Parameter fieldText: The field's text before the change.
    func didType(over fieldText: String)

    /// Called before the program replaces the row's draft, as for a step or a choice in a menu.
    func willReplace(with rowText: String)

    /// Called before the row's draft is committed. A token field then commits the items that can be read, even if the
    /// draft also contains items that can't be read.
    func willCommit()
}

extension RestOfText {
    var spelling: TextSpelling { .shown }

    func didType(over fieldText: String) {}

    func willReplace(with rowText: String) {}

    func willCommit() {}
}
