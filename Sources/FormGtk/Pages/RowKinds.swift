import FormCore

/// Which kinds of rows stand below each other in a section, where all of a kind are taken for equally high.
///
/// Reading them off thousands of rows takes longer than all else that is done to show a screenful of those, so it is
/// done once, and again when rows are shown or hidden.
struct RowKinds {
    enum Kind: Equatable {
        /// Rows that have no height.
        case hidden
        /// Rows of which no more is known.
        case onDemand
        /// Rows that look alike.
        case known(KindOfHeight)
    }

    /// Rows of one kind that follow each other, up to the place where the next begin.
    private var runs: [(kind: Kind, end: Int)] = []

    @MainActor
    init(of cells: SectionCells) {
        cells.visitRuns { cells in
            for cell in cells { append(cell.isVisible ? .known(cell.kindOfHeight) : .hidden, count: 1) }
        } onDemand: { count in
            append(.onDemand, count: count)
        }
    }

    private mutating func append(_ kind: Kind, count: Int) {
        if let last = runs.last, last.kind == kind {
            runs[runs.count - 1].end += count
        } else {
            runs.append((kind, (runs.last?.end ?? 0) + count))
        }
    }

    /// Hands the kinds of some rows to a function, and how many of each follow.
    func visit(_ rows: Range<Int>, _ body: (Kind, _ count: Int) -> Void) {
        var row = rows.lowerBound
        var index = firstRun(endingAfter: row)
        while row < rows.upperBound, index < runs.count {
            let end = min(runs[index].end, rows.upperBound)
            body(runs[index].kind, end - row)
            row = end
            index += 1
        }
    }

    private func firstRun(endingAfter row: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > row { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// What makes a difference to a row's height.
struct KindOfHeight: Hashable {
    let control: Control.Kind?
    let isSecret: Bool
    let hasHelp: Bool
    let hasNotice: Bool
    let hasParts: Bool
    let isNative: Bool
}

extension FormCell {
    var kindOfHeight: KindOfHeight {
        KindOfHeight(
            control: control?.kind, isSecret: control?.textField?.isSecret ?? false, hasHelp: help != nil,
            hasNotice: notice != nil || parts.contains { $0.notice != nil }, hasParts: !parts.isEmpty,
            isNative: nativeContent != nil)
    }
}
