/// Finds rows of a form by their texts.
@MainActor
protocol RowFinder: AnyObject {
    /// Reads the form through now, so that the first key finds it done.
    func prepare(_ session: FormSession)

    /// The state has changed, and with it perhaps the form's texts and what is hidden.
    func stateChanged()

    /// Looks for a text.
    ///
    /// - Returns: Whether something else was found than before; ``page`` shows it.
    func find(_ text: String?, in session: FormSession) -> Bool

    /// What was found, as a page; `nil` where nothing was looked for.
    var page: FormPage? { get }
}
