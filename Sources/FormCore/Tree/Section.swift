/// A group of rows on a page that is open.
@MainActor
public final class Section: Observed {
    public enum Property: Sendable, CaseIterable {
        case header, notice, footer, isVisible, isModified
        /// One of the rows is shown or hidden.
        case shownCells
        /// The section has other rows, or the same ones under other headings.
        case cells
    }

    /// The rows, the hidden ones too, in the order of the form; those that a collapsed expander hides are not among
    /// them.
    public private(set) var cells: SectionCells

    /// The rows, and those that collapsed expanders hide.
    private(set) var allCells: SectionCells

    /// The places of the rows that others, of any number, have come in place of, the last time that there were others.
    package private(set) var replaced = 0..<0

    /// The heading above the rows.
    public var header: String? {
        didSet { notify(.header, if: header != oldValue) }
    }

    /// The buttons at the end of the heading's line: rows without a control, which are pressed.
    public internal(set) var headerButtons: [FormCell] = [] {
        didSet { for button in headerButtons { button.ownSection = self } }
    }

    /// The search fields above the rows, each for the items of a list among them.
    public internal(set) var filters: [RowFilter] = [] {
        didSet { for filter in filters { filter.onLook = { [weak self] in self?.rowsFiltered() } } }
    }

    /// What the form has to say about the rows together; it stands between the heading and the rows.
    public internal(set) var notice: Notice? {
        didSet { notify(.notice, if: notice != oldValue) }
    }

    /// The text below the rows.
    public var footer: String? {
        didSet { notify(.footer, if: footer != oldValue) }
    }

    /// Whether the form shows the section: its own setting, and every condition of its element.
    public var isVisible: Bool {
        get { visibility.allHold }
        set { setVisible(newValue, slot: Conditions.ownSlot) }
    }

    /// Whether a row's value is not the default; looked at where the section is resettable.
    public internal(set) var isModified = false {
        didSet { notify(.isModified, if: isModified != oldValue) }
    }

    /// Whether the author wants the section to show that it differs from its defaults, with a way back.
    var showsReset = false

    public var observer: (@MainActor (Property) -> Void)?

    package weak var page: FormPage?

    private var visibility = Conditions()

    /// Looks whether there are other rows; `nil` where there never are.
    private var takeOthers: (@MainActor () -> OtherRows?)?

    /// The rows of a section from now on.
    struct OtherRows {
        let cells: SectionCells
        /// The rows, and those that collapsed expanders hide.
        let allCells: SectionCells
        /// The places of the rows that these have come in place of.
        let replaced: Range<Int>
    }

    /// - Parameters:
    ///   - rows: The rows to begin with.
    ///   - takeOthers: Gives other rows where there are some since it was asked last; `nil` for a section that always
    ///     has the same.
    init(_ rows: OtherRows, takeOthers: (@MainActor () -> OtherRows?)?) {
        self.takeOthers = takeOthers
        cells = rows.cells
        allCells = rows.allCells
        for cell in allCells.made { cell.ownSection = self }
        for rows in allCells.onDemand {
            rows.onMake = { [weak self] cell in
                cell.ownSection = self
                self?.page?.made(cell)
            }
        }
    }

    /// Whether the section always has the same rows; one that has not may have none.
    var isFixed: Bool { takeOthers == nil }

    /// All rows that are there, and those that stand in them.
    var madeCellsAndParts: [FormCell] { allCells.made.flatMap { [$0] + $0.parts } }

    /// Has other rows from now on; they are in line with the state already.
    func show(_ cells: [FormCell]) {
        takeOthers = nil
        show(OtherRows(cells, replaced: self.cells.indices))
    }

    /// Shows other rows, where there are some.
    func showOtherRows() {
        if let others = takeOthers?() { show(others) }
    }

    private func rowsFiltered() {
        showOtherRows()
        page?.host?.rowsFiltered()
    }

    private func show(_ others: OtherRows) {
        for cell in allCells.lasting { cell.ownSection = nil }
        cells = others.cells
        allCells = others.allCells
        for cell in allCells.lasting { cell.ownSection = self }
        replaced = others.replaced
        page?.rowsChanged(of: self)
        notify(.cells, if: true)
    }

    /// What the ``notice`` says, in the person's language.
    public var noticeText: String? {
        notice.map { page?.scope.owner?.environment.text(of: $0.sentence) ?? $0.sentence.description }
    }

    /// Gives all rows, and those of the pages that they open, their defaults back, as the section's reset button does.
    public func reset() {
        page?.host?.reset(self)
    }

    func addVisibilityCondition() -> Int { visibility.add() }

    func setVisible(_ holds: Bool, slot: Int) {
        let wasVisible = isVisible
        visibility.set(holds, slot: slot)
        notify(.isVisible, if: isVisible != wasVisible)
    }

    func cellVisibilityChanged() {
        notify(.shownCells, if: true)
    }

    /// Whether there is anything to draw: the section is visible, and one of its rows or of the buttons above them is.
    public var isShown: Bool {
        isVisible && (headerButtons.contains { $0.isVisible } || hasShownCells)
    }

    /// Whether one of the rows is to be seen where the section is.
    package var hasShownCells: Bool { cells.contains { $0.isVisible } }
}

extension Section.OtherRows {
    /// Rows of which none hides others.
    @MainActor
    init(_ cells: [FormCell], replaced: Range<Int>) {
        let cells = SectionCells(cells)
        self.init(cells: cells, allCells: cells, replaced: replaced)
    }
}
