/// The rows of a section, from top to bottom, the hidden ones too.
///
/// Those of a list are made when they are asked for, and may go again when nobody shows them: who goes through all of a
/// long list has each of them made.
@MainActor
public struct SectionCells {
    /// Rows that follow each other.
    enum Run {
        case there([FormCell])
        case onDemand(any RowsOnDemand)
    }

    private var runs: [Run] = []

    init(_ runs: [Run]) {
        for run in runs { append(run) }
    }

    init(_ cells: [FormCell]) {
        runs = [.there(cells)]
    }

    private mutating func append(_ run: Run) {
        guard case .there(let more) = run, case .there(var cells) = runs.last else { return runs.append(run) }
        // Taken out first, so that it is not copied for each row.
        runs.removeLast()
        cells += more
        runs.append(.there(cells))
    }

    /// Those that are made on demand.
    var onDemand: [any RowsOnDemand] {
        runs.compactMap { run -> (any RowsOnDemand)? in if case .onDemand(let rows) = run { rows } else { nil } }
    }

    /// Those that are there in any case.
    var lasting: [FormCell] {
        runs.flatMap { run -> [FormCell] in if case .there(let cells) = run { cells } else { [] } }
    }

    /// Hands each row to a function, from top to bottom; one that is not there is made for that, and let go of again.
    func visit(_ body: (FormCell) -> Void) {
        for run in runs {
            switch run {
            case .there(let cells): for cell in cells { body(cell) }
            case .onDemand(let rows): rows.visit(body)
            }
        }
    }

    /// Those that are there now.
    package var made: [FormCell] { runs.flatMap(\.made) }

    /// The rows of which one may lead to the page beside the first, one by one: of a list those at its top, as many as
    /// a screen has, and none where its rows open no pages. A long list is not made to find out.
    var leading: some Sequence<FormCell> {
        runs.lazy.flatMap { run in
            switch run {
            case .there(let cells): AnySequence(cells)
            case .onDemand(let rows):
                AnySequence(
                    (0..<(rows.canOpenPages ? Swift.min(rows.count, Self.screenful) : 0)).lazy.map(rows.cell(at:)))
            }
        }
    }

    private static var screenful: Int { 32 }

    /// The places of those rows that are hidden, as far as they are there, from top to bottom.
    package var hiddenPlaces: [Int] {
        var (start, places) = (0, [Int]())
        for run in runs {
            places += run.hiddenPlaces.map { start + $0 }
            start += run.count
        }
        return places
    }

    /// How many headings stand above those rows at places that are made on demand.
    package func headingCount(in places: Range<Int>) -> Int {
        var (start, count) = (0, 0)
        for run in runs {
            let next = start + run.count
            if case .onDemand(let rows) = run {
                let own = places.clamped(to: start..<next)
                count += own.isEmpty ? 0 : rows.headingCount(in: own.lowerBound - start..<own.upperBound - start)
            }
            start = next
        }
        return count
    }

    /// The row at a place, if it is one that is there in any case.
    package func lastingCell(at index: Int) -> FormCell? {
        guard case (.there(let cells), let rest)? = run(at: index) else { return nil }
        return cells[rest]
    }

    /// Hands the rows to two functions, from top to bottom: those that are there in any case, and how many there are of
    /// those that are not.
    package func visitRuns(_ lasting: ([FormCell]) -> Void, onDemand: (_ count: Int) -> Void) {
        for run in runs {
            switch run {
            case .there(let cells): lasting(cells)
            case .onDemand(let rows): onDemand(rows.count)
            }
        }
    }

    /// Where a row is that was not let go of.
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
        switch run {
        case .there(let cells): return cells[rest]
        case .onDemand(let rows): return rows.cell(at: rest)
        }
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

    fileprivate func index(of cell: FormCell) -> Int? {
        switch self {
        case .there(let cells): cells.firstIndex { $0 === cell }
        case .onDemand(let rows): rows.index(of: cell)
        }
    }

    fileprivate var hiddenPlaces: [Int] {
        switch self {
        case .there(let cells): cells.indices.filter { !cells[$0].isVisible }
        case .onDemand(let rows): rows.hiddenPlaces
        }
    }

    fileprivate var made: [FormCell] {
        switch self {
        case .there(let cells): cells
        case .onDemand(let rows): rows.made
        }
    }
}
