/// Finds rows of a form by their texts.
@MainActor
protocol RowFinder: AnyObject {
    /// Traverses the form in advance, so that the first keystroke is fast.
    func prepare(_ session: FormSession)

    /// Called after a change of the state, which may change the form's texts and hide or show rows.
    func stateChanged()

    /// Searches for a text.
    ///
    /// - Returns: True if the results in ``page`` have changed.
    func find(_ text: String?, in session: FormSession) -> Bool

    /// The search results, as a page; `nil` if there is no search text.
    var page: FormPage? { get }
}
