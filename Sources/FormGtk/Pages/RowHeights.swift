import FormCore

/// What is known of the heights of chunks, to guess those that are not realised.
///
/// Chunks with the same kinds of rows are as high as each other, so after the
/// first one of a kind the guess is exact, but for texts that wrap.
struct RowHeights {
    private var heights: [Mixture: Int32] = [:]
    private var rowHeight = 51.0

    /// Takes over the height of a realised chunk.
    ///
    /// - Returns: Whether guesses differ from before.
    @MainActor
    mutating func learn(_ cells: ArraySlice<FormCell>, height: Int32) -> Bool {
        let mixture = Mixture(of: cells)
        guard mixture.count > 0, heights[mixture] != height else { return false }
        let isNew = heights[mixture] == nil
        heights[mixture] = height
        if heights.count == 1 { rowHeight = Double(height) / Double(mixture.count) }
        return isNew
    }

    @MainActor
    func guess(_ cells: ArraySlice<FormCell>) -> Int32 {
        let mixture = Mixture(of: cells)
        return heights[mixture] ?? Int32((rowHeight * Double(mixture.count)).rounded())
    }
}

/// How many shown rows of each kind a chunk has.
private struct Mixture: Hashable {
    private var counts: [UInt8: Int] = [:]

    var count: Int { counts.values.reduce(0, +) }

    @MainActor
    init(of cells: ArraySlice<FormCell>) {
        for cell in cells where cell.isVisible { counts[Self.kind(of: cell), default: 0] += 1 }
    }

    /// What makes a difference to a row's height.
    @MainActor
    private static func kind(of cell: FormCell) -> UInt8 {
        let control: UInt8 =
            switch cell.control {
            case nil: 0
            case .switch: 1
            case .textField(let field): field.isSecret ? 2 : 3
            case .native: 4
            }
        let notes = cell.notice != nil || cell.parts.contains { $0.notice != nil }
        return control | (cell.help == nil ? 0 : 8) | (notes ? 16 : 0) | (cell.parts.isEmpty ? 0 : 32)
            | (cell.nativeContent == nil ? 0 : 64)
    }
}
