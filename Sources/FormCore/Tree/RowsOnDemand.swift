/// Consecutive rows of a section that are made on demand: those of a list, or rows that the author has described.
///
/// A row that isn't shown may be released. The next request for it makes a new row with the same path.
@MainActor
protocol RowsOnDemand: AnyObject {
    /// The section that the rows are in. Set when the section is made, before any row is asked for.
    var section: Section? { get set }

    /// True if there are always the same rows while the page is open.
    var isFixed: Bool { get }

    /// The number of rows, including those that don't exist now.
    var count: Int { get }

    /// The rows that exist now, from top to bottom.
    var made: [FormCell] { get }

    /// The rows that may be opened by default, since they open pages, from top to bottom. Each is made when the sequence
    /// gets to it.
    var openers: AnySequence<FormCell> { get }

    /// The positions of the rows that are known to be hidden, from top to bottom. The rows of an item are known once they
    /// exist.
    var hiddenPositions: [Int] { get }

    /// Returns the number of headings above the rows in a range of positions. It assumes that none of these rows is
    /// hidden.
    func headingCount(in positions: Range<Int>) -> Int

    /// Returns the row at a position, and makes it if necessary.
    func cell(at index: Int) -> FormCell

    /// Returns the position of a row, or `nil` if it isn't among the existing rows.
    func index(of cell: FormCell) -> Int?

    /// Returns the rows and parts of rows at a path, and makes them if necessary.
    func cells(at path: RowPath) -> [FormCell]

    /// Returns the existing rows and parts of rows at a path.
    func madeCells(at path: RowPath) -> [FormCell]

    /// Returns true if a path is that of a row, or leads through a row, whether or not the row exists.
    func leads(to path: RowPath) -> Bool

    /// Returns true if the author has described a row with this path, whether or not the row exists. The rows of items
    /// are not described one by one.
    func describesRow(at path: RowPath) -> Bool

    /// Calls a function with what is known of consecutive rows, and their number.
    func forEachShape(_ body: (ExpectedShape, _ count: Int) -> Void)

    /// Returns the range of rows replaced since the last call, or `nil` if nothing has changed.
    ///
    /// The positions are those before the replacement; the number of rows may have changed since. The range is empty if
    /// rows were only inserted, or if only the headings of groups were added, removed or changed.
    func takeReplaced() -> Range<Int>?

    /// Tells a traversal of the rows. None is made.
    ///
    /// - Parameter scope: What an author's closure has rendered the rows in.
    func traverse<Outer>(in scope: TraversalScope<Outer>)

    /// Lets go of the items of a list before an edit changes one of them in place: Swift would copy an array that the
    /// list keeps, too.
    ///
    /// - Parameter change: What the edit changes in the state of the form.
    /// - Returns: Gets the items from the state again, and has to be called right after the change; `nil` if nothing was
    ///   let go.
    func releaseItems(for change: StoredBytes) -> (@MainActor () -> Void)?
}

extension RowsOnDemand {
    func releaseItems(for change: StoredBytes) -> (@MainActor () -> Void)? { nil }
}
