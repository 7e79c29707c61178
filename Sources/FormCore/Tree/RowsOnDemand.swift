/// Rows of a section that are made when somebody asks for them, such as those of a long list.
///
/// One that nobody shows may go again; who asks for it then gets another one with the same path.
@MainActor
protocol RowsOnDemand: AnyObject {
    /// How many rows there are, made or not.
    var count: Int { get }

    /// The rows that are there, from top to bottom.
    var made: [FormCell] { get }

    /// Whether the rows open pages; known from those of the first item, as the others are made in the same way.
    var canOpenPages: Bool { get }

    /// The places of those rows that are there and hidden, from top to bottom.
    var hiddenPlaces: [Int] { get }

    /// How many headings stand above rows at places, none of them hidden.
    func headingCount(in places: Range<Int>) -> Int

    /// The row at a place, which is made unless it is there.
    func cell(at index: Int) -> FormCell

    /// Hands each row to a function, from top to bottom; one that is not there is made for that, and let go of again.
    func visit(_ body: (FormCell) -> Void)

    /// Where a row is that is there.
    func index(of cell: FormCell) -> Int?

    /// The rows at a path, or that stand in rows, made unless they are there.
    func cells(at path: RowPath) -> [FormCell]

    /// The rows at a path, or that stand in rows, that are there.
    func madeCells(at path: RowPath) -> [FormCell]

    /// Told of each row that is made, before anybody else has it.
    var onMake: @MainActor (FormCell) -> Void { get set }

    /// The places of those rows that others, of any number, have come in place of since it was asked last; an empty
    /// range where the same rows stand under other headings, `nil` for no difference.
    func takeReplaced() -> Range<Int>?
}
