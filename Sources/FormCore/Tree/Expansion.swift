/// The rows that an expander shows and hides, and whether it shows them.
///
/// Whether it does belongs to what the person looks at: it is no part of the state, and no step to be undone.
@MainActor
final class Expansion {
    /// Whether the rows are to be shown, as soon as they can be.
    var isWanted: Bool

    /// Whether the switch in the row lets them be shown; an expander without a switch always does.
    var isOn = true {
        didSet { if isOn, !oldValue { isWanted = true } }
    }

    /// Whether the form wants them shown when its page is opened.
    let isWantedAtFirst: Bool

    /// Whether the rows stand in the section, as of the last look.
    private var isShown = false
    private var groups: RowGroups

    init(_ groups: [RowGroup], isWanted: Bool) {
        self.groups = RowGroups(groups)
        self.isWanted = isWanted
        isWantedAtFirst = isWanted
    }

    /// How many rows stand in the section, as of the last look.
    var count: Int { isShown ? groups.count : 0 }

    /// The rows that stand in the section, as of the last look.
    var runs: [SectionCells.Run] { isShown ? groups.runs : [] }

    /// All rows.
    var allRuns: [SectionCells.Run] { groups.allRuns }

    /// Looks which rows have come in place of which since the last look.
    ///
    /// - Parameter isShown: Whether the rows are to stand in the section now.
    /// - Returns: The places among those that stood there; `nil` for none.
    func takeReplaced(isShown: Bool) -> Range<Int>? {
        let count = count
        // Also while they are hidden, so that it is not told later.
        let replaced = groups.takeReplaced()
        defer { self.isShown = isShown }
        if isShown != self.isShown { return 0..<count }
        // Hidden rows have no places there, and yet others have come.
        return isShown ? replaced : replaced.map { _ in 0..<0 }
    }
}
