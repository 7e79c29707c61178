/// What a row's text has besides what stands in its field, such as a unit that is chosen there, or tokens before it.
@MainActor
protocol RestOfText: AnyObject {
    /// The text of the row for what the person has typed.
    func rowText(of fieldText: String) -> String

    /// What stands in the field for a text of the row.
    ///
    /// - Parameter isDraft: Whether the text is not the value yet.
    func fieldText(of rowText: String, isDraft: Bool) -> String

    /// What the text of the row is of its value, for what is typed next.
    var spelling: TextSpelling { get }

    /// Takes note that the person has typed, with what stood in the field before.
    func didType(over fieldText: String)

    /// Takes what it can of a draft that is about to be committed.
    func willCommit()
}

extension RestOfText {
    var spelling: TextSpelling { .shown }

    func didType(over fieldText: String) {}

    func willCommit() {}
}
