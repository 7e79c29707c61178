/// What a session asks of its driver.
@MainActor
protocol SessionDriver: AnyObject {
    /// Runs a function; edits that are made meanwhile wait until it is done.
    func holdingEdits(_ body: () -> Void)

    /// Runs a function; the values that are written meanwhile are one change, and none where it throws an error.
    func joiningWrites<Failure>(_ body: () throws(Failure) -> Void) throws(Failure)

    /// Waits for the next edit, such as the answer of somebody who was asked.
    func nextEdit() async

    /// Whether what keeps the state has something that no row shows and a reset takes away.
    var hidesValues: @MainActor () -> Bool { get }

    /// Asks those to stop who were asked to accept values of rows; each answers all the same, or ends without a reason.
    func cancelWishes(of rows: Set<RowPath>)

    /// Hears that other pages or rows are on the screen.
    func note(_ move: PageMove)

    /// A form over a copy of the state, to try on what a change would do.
    func preview() -> any FormPreview
}

/// What the person has done to come to other pages and rows.
enum PageMove {
    /// A page was opened, by a row or else by a button.
    case open(RowPath, isByRow: Bool)
    /// So many pages are left.
    case close(Int)
    /// The rows of an expander are shown or hidden.
    case expand(RowPath, Bool)
    case search(String?)
    /// There is more or less room.
    case layout
}

/// A form over a copy of another's state, of which no renderer and no observer hears.
@MainActor
protocol FormPreview {
    var session: FormSession { get }

    /// Runs a function while the state has texts as some of its values; one that can't be read is left out.
    func trying(_ texts: [(text: String, value: RowValue)], _ body: () -> Void)
}
