/// The rows that an expander shows and hides, and whether they are shown.
///
/// The latter belongs to the view: it is not part of the form's state, and expanding or collapsing is not an undo step.
@MainActor
final class Expansion {
    /// True if the rows are to be shown as soon as the expander is enabled and switched on.
    var isWanted: Bool

    /// True if the switch in the expander's row is on; the rows can't be shown while it is off. Always true for an
    /// expander without a switch.
    var isOn = true {
        didSet { if isOn, !oldValue { isWanted = true } }
    }

    /// True if the author of the form wants the rows to be shown when their page is opened.
    let isInitiallyWanted: Bool

    /// True if the rows were part of the section after the last call of `takeReplaced(isShown:)`.
    private var isShown = false
    private var groups: RowGroups

    init(_ groups: [RowGroup], isWanted: Bool) {
        self.groups = RowGroups(groups)
        self.isWanted = isWanted
        isInitiallyWanted = isWanted
    }

    /// The number of rows that were part of the section after the last call of `takeReplaced(isShown:)`.
    var count: Int { isShown ? groups.count : 0 }

    /// Returns the rows that were part of the section after the last call of `takeReplaced(isShown:)`, or all of them.
    func runs(all: Bool) -> [SectionCells.Run] { all || isShown ? groups.runs(all: all) : [] }

    /// Adds the rows to the section or removes them from it, and returns the positions of the rows that have changed
    /// since the last call.
    ///
    /// - Parameter isShown: True if the rows are part of the section after this call, because the expander is expanded.
    /// - Returns: The positions of the old rows that were replaced or hidden, counted from the first row of this
    ///   expander. If this call hides the rows, these are all of them. The range is empty if this call shows the rows,
    ///   or if they were replaced while hidden, because in both cases no old rows were part of the section. It is `nil`
    ///   if nothing has changed.
    func takeReplaced(isShown: Bool) -> Range<Int>? {
        let count = count
        // This call is necessary even while the rows are hidden. Otherwise their replacement would be reported a second
        // time, after they are shown.
        let replaced = groups.takeReplaced()
        defer { self.isShown = isShown }
        if isShown != self.isShown { return 0..<count }
        // If hidden rows were replaced, this still has to be reported, but with an empty range, because hidden rows
        // have no positions in the section.
        return isShown ? replaced : replaced.map { _ in 0..<0 }
    }
}
