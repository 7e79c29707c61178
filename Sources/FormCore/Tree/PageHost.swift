/// What the pages that are open ask of the session.
@MainActor
protocol PageHost: PageOwner {
    /// Opens the page of a row, unless its own is not on the screen.
    func open(_ destination: Destination, from cell: FormCell)

    /// Opens a page that a row's context has made.
    func open(_ destination: Destination, from scope: PageScope, at path: RowPath)

    /// The page that a row has opened.
    func openedPage(at path: RowPath) -> FormPage?

    /// Shows or hides the rows of an expander.
    func expand(_ cell: FormCell, _ isExpanded: Bool)

    /// Whether a page is one that the person can use now.
    func isShown(_ page: FormPage) -> Bool

    /// A list shows others of its items, as the person looks for some.
    func rowsFiltered()

    /// The title of a page is another one.
    func titleChanged(of page: FormPage)

    /// Gives all rows of a section, and of the pages that they open, their defaults back.
    func reset(_ section: Section)
}
