import FormCore

/// The kinds of a section's rows, in order. Rows of the same kind are assumed to have the same height.
///
/// Determining the kinds of thousands of rows takes longer than everything else needed to show a screenful of them. So
/// the kinds are determined once, and again only after rows have been replaced, shown or hidden.
struct RowKinds {
    /// The runs of consecutive rows of one kind, each with the index after its last row.
    private var runs: [(kind: ExpectedShape, end: Int)] = []

    @MainActor
    init(of cells: SectionCells) {
        cells.forEachShape { append($0, count: $1) }
    }

    private mutating func append(_ kind: ExpectedShape, count: Int) {
        if let last = runs.last, last.kind == kind {
            runs[runs.count - 1].end += count
        } else {
            runs.append((kind, (runs.last?.end ?? 0) + count))
        }
    }

    /// Calls a function with the kind and the length of each run within a range of rows.
    func forEachRun(in rows: Range<Int>, _ body: (ExpectedShape, _ count: Int) -> Void) {
        var row = rows.lowerBound
        var index = runs.partitioningIndex { $0.end > row }
        while row < rows.upperBound, index < runs.count {
            let end = min(runs[index].end, rows.upperBound)
            body(runs[index].kind, end - row)
            row = end
            index += 1
        }
    }
}
