/// Rows of a section that are made on demand, such as those of a long list.
///
/// A row that isn't shown may be released. The next request for it makes a new row with the same path.
@MainActor
protocol RowsOnDemand: AnyObject {
    /// The number of rows, including those that don't exist now.
    var count: Int { get }

    /// The rows that exist now, from top to bottom.
    var made: [FormCell] { get }

    /// True if the rows open pages. Only the first item's rows are checked, because all items have the same kinds of
    /// rows.
    var canOpenPages: Bool { get }

    /// The positions of the existing rows that are hidden, from top to bottom.
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

    /// Called with each new row before any other code gets it.
    var onMake: @MainActor (FormCell) -> Void { get set }

    /// Returns the range of rows replaced since the last call, or `nil` if nothing has changed.
    ///
    /// The positions are those before the replacement; the number of rows may have changed since. The range is empty if
    /// rows were only inserted, or if only the headings of groups were added, removed or changed.
    func takeReplaced() -> Range<Int>?
}
