/// The rows of a section, from top to bottom, including hidden ones.
///
/// Most rows are made on demand, when they are accessed, and may be released while no renderer shows them: one shows a
/// row as long as it observes it. To go through all rows of a long section is expensive, because it makes each of them.
///
/// These rows are made with their page: expanders and what is below them, options, rows with a picture, notices and
/// buttons of an item, all rows of a resettable section, of one with a search, and of a page that a button opens, and
/// rows that a closure of the form's author makes or sets up, since only the live row says whether it is hidden. So are
/// rows whose description has a mistake, all rows of a page on which two have the same name, and those of a section with
/// other rows in between all over.
@MainActor
public struct SectionCells {
    /// A run of consecutive rows.
    enum Run {
        case there([FormCell])
        case onDemand(any RowsOnDemand)
    }

    private(set) var runs: [Run] = []

    init(_ runs: [Run]) {
        for run in runs { append(run) }
    }

    init(_ cells: [FormCell]) {
        runs = [.there(cells)]
    }

    init(_ cells: [FormCell], before others: SectionCells) {
        self.init([.there(cells)] + others.runs)
    }

    private mutating func append(_ run: Run) {
        guard case .there(let more) = run, case .there(var cells) = runs.last else { return runs.append(run) }
        // The last run is removed first, so that appending to it doesn't copy the array.
        runs.removeLast()
        cells += more
        runs.append(.there(cells))
    }

    /// The runs of rows that are made on demand.
    var onDemand: [any RowsOnDemand] {
        runs.compactMap { run -> (any RowsOnDemand)? in if case .onDemand(let rows) = run { rows } else { nil } }
    }

    /// The rows that always exist, because they are not made on demand.
    var lasting: [FormCell] {
        only ?? runs.flatMap { run -> [FormCell] in if case .there(let cells) = run { cells } else { [] } }
    }

    /// The rows that exist now.
    package var made: [FormCell] { only ?? runs.flatMap(\.made) }

    /// The rows, if all of them always exist; otherwise `nil`. They are not copied, unlike those of several runs.
    private var only: [FormCell]? {
        if runs.count == 1, case .there(let cells) = runs[0] { cells } else { nil }
    }

    /// The candidates for the default selection, from top to bottom. Rows that are made on demand are made as the
    /// sequence gets to them.
    var openers: some Sequence<FormCell> {
        runs.lazy.flatMap { run in
            switch run {
            case .there(let cells): AnySequence(cells)
            case .onDemand(let rows): rows.openers
            }
        }
    }

    /// The rows that are not hidden, from top to bottom, as a lazy sequence. Rows that are known to be hidden are not made
    /// for it.
    public var visible: some Sequence<FormCell> { VisibleCells(of: runs) }

    /// True if one of the rows is visible.
    var hasVisibleCells: Bool {
        runs.contains { run in
            switch run {
            case .there(let cells): cells.contains { $0.isVisible }
            // The rows of items are known to be hidden once they are made.
            case .onDemand(let rows):
                rows.isFixed
                    ? rows.hiddenPositions.count < rows.count : VisibleCells(of: [run]).contains { _ in true }
            }
        }
    }

    /// The positions of the rows that are known to be hidden, from top to bottom.
    package var hiddenPositions: [Int] {
        var (start, positions) = (0, [Int]())
        for run in runs {
            positions += run.hiddenPositions.map { start + $0 }
            start += run.count
        }
        return positions
    }

    /// Returns the number of headings above the rows in a range of positions. Only rows that are made on demand are
    /// considered.
    package func headingCount(in positions: Range<Int>) -> Int {
        var (start, count) = (0, 0)
        for run in runs {
            let next = start + run.count
            if case .onDemand(let rows) = run {
                let own = positions.clamped(to: start..<next)
                count += own.isEmpty ? 0 : rows.headingCount(in: own.lowerBound - start..<own.upperBound - start)
            }
            start = next
        }
        return count
    }

    /// Calls a function with what is known of consecutive rows, and their number, from top to bottom. No row is made.
    package func forEachShape(_ body: (ExpectedShape, _ count: Int) -> Void) {
        for run in runs {
            switch run {
            case .there(let cells): for cell in cells { body(cell.expectedShape, 1) }
            case .onDemand(let rows): rows.forEachShape(body)
            }
        }
    }

    /// Returns the position of a row, or `nil` if the section no longer has it.
    package func firstIndex(of cell: FormCell) -> Int? {
        var start = 0
        for run in runs {
            if let index = run.index(of: cell) { return start + index }
            start += run.count
        }
        return nil
    }

    private func run(at index: Int) -> (Run, rest: Int)? {
        var rest = index
        for run in runs {
            if rest < run.count { return (run, rest) }
            rest -= run.count
        }
        return nil
    }
}

extension SectionCells: @MainActor RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int {
        var end = 0
        for run in runs { end += run.count }
        return end
    }

    public subscript(position: Int) -> FormCell {
        guard let (run, rest) = run(at: position) else { preconditionFailure() }
        return run.cell(at: rest)
    }
}

/// The rows that are not hidden. Those made on demand are made as the iteration gets to them.
@MainActor
private struct VisibleCells: @MainActor Sequence, @MainActor IteratorProtocol {
    /// The runs that the iteration has not got to the end of.
    private var runs: ArraySlice<SectionCells.Run>
    /// The position of the next row in the first of the runs.
    private var position = 0
    /// The positions from there on that are known to be hidden.
    private var hidden: ArraySlice<Int> = []

    init(of runs: [SectionCells.Run]) {
        self.runs = runs[...]
    }

    func makeIterator() -> Self {
        var iterator = self
        iterator.begin()
        return iterator
    }

    mutating func next() -> FormCell? {
        while let run = runs.first {
            while position < run.count {
                defer { position += 1 }
                if hidden.first == position {
                    hidden.removeFirst()
                } else {
                    let cell = run.cell(at: position)
                    if cell.isVisible { return cell }
                }
            }
            runs.removeFirst()
            begin()
        }
        return nil
    }

    /// Begins with the first of the runs.
    private mutating func begin() {
        position = 0
        hidden = if case .onDemand(let rows)? = runs.first { rows.hiddenPositions[...] } else { [] }
    }
}

@MainActor
extension SectionCells.Run {
    fileprivate var count: Int {
        switch self {
        case .there(let cells): cells.count
        case .onDemand(let rows): rows.count
        }
    }

    fileprivate func cell(at index: Int) -> FormCell {
        switch self {
        case .there(let cells): cells[index]
        case .onDemand(let rows): rows.cell(at: index)
        }
    }

    fileprivate func index(of cell: FormCell) -> Int? {
        switch self {
        case .there(let cells): cells.firstIndex { $0 === cell }
        case .onDemand(let rows): rows.index(of: cell)
        }
    }

    fileprivate var hiddenPositions: [Int] {
        switch self {
        case .there(let cells): cells.indices.filter { !cells[$0].isVisible }
        case .onDemand(let rows): rows.hiddenPositions
        }
    }

    fileprivate var made: [FormCell] {
        switch self {
        case .there(let cells): cells
        case .onDemand(let rows): rows.made
        }
    }
}
