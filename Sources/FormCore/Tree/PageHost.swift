/// The requests and reports that open pages send to the session.
@MainActor
protocol PageHost: PageOwner {
    /// Opens the page of a row, if the page that contains the row is on the screen. If the row's page is already open,
    /// closes the pages above it.
    func open(_ destination: Destination, from cell: FormCell)

    /// Opens a page at the request of a row's handler, such as that of a button.
    ///
    /// - Parameters:
    ///   - scope: The context of the page that contains the row.
    ///   - path: The path of the page to be opened.
    func open(_ destination: Destination, from scope: PageScope, at path: RowPath)

    /// Returns the page that the row at a path has opened, or `nil` if no such page is open.
    func openedPage(at path: RowPath) -> FormPage?

    /// Shows or hides the rows of an expander.
    func expand(_ cell: FormCell, _ isExpanded: Bool)

    /// Returns true if a page is on the screen, where the user can use it.
    func isShown(_ page: FormPage) -> Bool

    /// Called when a search field has changed which rows are shown.
    func rowsFiltered()

    /// Goes to a row or a page, as a link does. Reports a mistake if the form has none at the path.
    ///
    /// - Parameter caller: The function that names the path, as it is written in code.
    /// - Returns: The reason why it is not on the screen; `nil` if it is.
    func go(to path: RowPath, namedBy caller: String) -> Sentence?

    /// Announces a text to the user once the change of the state that is being shown is on the screen. Does nothing at
    /// other times, for example while a page is being opened.
    ///
    /// - Parameters:
    ///   - row: The row that the text is about. If the user has made the change with this row, nothing is announced.
    ///   - text: Returns the text, or `nil` to announce nothing, because its subject is not on the screen.
    func announce(changeOf row: RowPath?, _ text: @escaping @MainActor () -> String?)

    /// Called once a page is rendered. Reports references to rows that the form doesn't have, and former paths that rows
    /// have now.
    func checkReferences(on page: FormPage)

    /// Called when the title of a page has changed.
    func titleChanged(of page: FormPage)

    /// Resets all rows of a section, and of the pages that they open, to their defaults.
    func reset(_ section: Section)
}
