/// A group of rows on an open page.
@MainActor
public final class Section: Observed {
    public enum Property: Sendable, CaseIterable {
        case header, notice, footer, isVisible, isModified
        /// One of the rows was shown or hidden.
        case shownCells
        /// Rows were replaced, or the headings of rows have changed.
        case cells
    }

    /// The rows in the order in which they appear, including hidden ones but not those inside collapsed expanders. If
    /// there is a ``sidebarRow``, it is the first of them.
    public private(set) var cells: SectionCells

    /// The rows, including those inside collapsed expanders.
    private(set) var allCells: SectionCells

    /// The positions of the rows that the last change replaced, counted as before the change. The number of new rows
    /// may be different.
    package private(set) var replaced = 0..<0

    /// The heading above the rows.
    public var header: String? {
        didSet { notify(.header, if: header != oldValue) }
    }

    /// The buttons at the end of the heading's line, as rows without a control.
    public internal(set) var headerButtons: [FormCell] = [] {
        didSet { for button in headerButtons { button.ownSection = self } }
    }

    /// The search fields above the rows: one for each searchable list in the section, or one for the options of a
    /// choice.
    public internal(set) var filters: [RowFilter] = [] {
        didSet { for filter in filters { filter.onApply = { [weak self] in self?.rowsFiltered() } } }
    }

    /// The form's notice about the rows as a whole, shown between the heading and the rows.
    public internal(set) var notice: Notice? {
        didSet { notify(.notice, if: notice != oldValue) }
    }

    /// The text below the rows.
    public var footer: String? {
        didSet { notify(.footer, if: footer != oldValue) }
    }

    /// True if the section is to be shown. It is false if this property was set to false, or if a condition of the
    /// section's element hides the section.
    public var isVisible: Bool {
        get { visibility.allHold }
        set { setVisible(newValue, slot: Conditions.ownSlot) }
    }

    /// The row that stands for the first page, if the section is the sidebar of a wide window; see
    /// ``Element/sidebar(title:symbol:)``. It is hidden while the section is not shown as a sidebar. `nil` for any other
    /// section.
    public private(set) var sidebarRow: FormCell?

    /// True if the value of one of the rows differs from its default. It is kept up to date only for a resettable
    /// section.
    public internal(set) var isModified = false {
        didSet { notify(.isModified, if: isModified != oldValue) }
    }

    /// The status page that the section consists of, together with its button; `nil` for a section of rows.
    ///
    /// A section with a status page is not among the page's sections.
    var status: SectionStatus?

    /// True if the author wants the section to show that one of its rows differs from its default, and to offer a
    /// reset.
    var showsReset = false

    public var observer: (@MainActor (Property) -> Void)?

    package weak var page: FormPage?

    private var visibility = Conditions()

    /// The groups of the rows; `nil` if the rows are never replaced.
    private var groups: RowGroups?

    /// Makes a section of rows. Usually, ``section(_:footer:isVisible:content:)`` does this for you.
    public convenience init(cells: [FormCell]) {
        self.init([RowGroup(fixed: cells)])
    }

    /// Makes a section of groups of rows, some of which may be replaced later.
    init(_ groups: [RowGroup]) {
        if groups.allSatisfy({ $0.isFixed }) {
            cells = SectionCells(groups.flatMap { $0.runs(all: true) })
            allCells = cells
        } else {
            var groups = RowGroups(groups)
            // No renderer has seen the section yet, so no replacement needs to be reported.
            _ = groups.takeReplaced()
            cells = SectionCells(groups.runs(all: false))
            allCells = SectionCells(groups.runs(all: true))
            self.groups = groups
        }
        for cell in allCells.made { cell.ownSection = self }
        for rows in allCells.onDemand { rows.section = self }
    }

    /// Called with each row that has been made on demand, before any other code gets it.
    func made(_ cell: FormCell) {
        cell.ownSection = self
        page?.made(cell)
    }

    /// A function that returns true if a path is that of a row of the section, or leads through such a row.
    var leads: (_ to: RowPath) -> Bool {
        let (onDemand, lasting) = (allCells.onDemand, allCells.lasting.map(\.path))
        return { path in onDemand.contains { $0.leads(to: path) } || lasting.contains(where: path.isAtOrBelow) }
    }

    /// True if the section always has the same rows. A section for which it is false may have no rows at times.
    var isFixed: Bool { groups == nil }

    /// All existing rows and their parts.
    var madeCellsAndParts: [FormCell] { allCells.made.flatMap { [$0] + $0.parts } }

    /// True while the section is shown as the sidebar, apart from the rest of its page. Its rows then have no
    /// ``Accessory/disclosure``, because what they open is beside them.
    public var isSidebar: Bool { sidebarRow?.isVisible == true }

    /// Adds the row that stands for the first page. It doesn't belong to the form: no traversal of the form reaches it.
    func addSidebarRow(_ row: FormCell) {
        row.isVisible = false
        row.ownSection = self
        sidebarRow = row
        cells = SectionCells([row], before: cells)
    }

    /// Replaces all rows. The new rows must already match the state. Later, only another call of this function replaces
    /// them, because `updateRows()` has no effect any more.
    func show(_ cells: [FormCell]) {
        groups = nil
        let cells = SectionCells(cells.filter { $0 !== sidebarRow })
        show(cells, all: cells, inPlaceOf: 0..<self.cells.count - (sidebarRow == nil ? 0 : 1))
    }

    /// Replaces the section's rows with the current ones, if any rows were replaced since the last call.
    func updateRows() {
        guard let replaced = groups?.takeReplaced(), let groups else { return }
        show(SectionCells(groups.runs(all: false)), all: SectionCells(groups.runs(all: true)), inPlaceOf: replaced)
    }

    private func rowsFiltered() {
        updateRows()
        page?.session?.rowsFiltered()
    }

    private func show(_ cells: SectionCells, all: SectionCells, inPlaceOf replaced: Range<Int>) {
        for cell in allCells.lasting { cell.ownSection = nil }
        (self.cells, allCells, self.replaced) = (cells, all, replaced)
        for cell in allCells.lasting { cell.ownSection = self }
        if let sidebarRow {
            self.cells = SectionCells([sidebarRow], before: cells)
            self.replaced = replaced.lowerBound + 1..<replaced.upperBound + 1
        }
        page?.rowsChanged(of: self)
        notify(.cells, if: true)
    }

    /// The sentence of the ``notice``, in the user's language.
    public var noticeText: String? {
        notice.map { page?.scope.session?.environment.text(of: $0.sentence) ?? $0.sentence.description }
    }

    /// Resets all rows of the section, and all rows of the pages that they open, to their defaults, as the section's
    /// reset button does.
    public func reset() {
        page?.session?.reset(self)
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

    /// True if there is anything to draw: the section is visible, and so is one of its rows or header buttons, and no
    /// status page is shown in its place. The page tells its observer of the status page.
    public var isShown: Bool {
        isVisible && page?.shows(self) != false && (headerButtons.contains { $0.isVisible } || hasShownCells)
    }

    /// The row that can have a picture beside the others; `nil` if there is none.
    package var pictureCell: FormCell? { cells.lasting.first(where: \.canHavePicture) }

    /// True if one of the rows is visible. The visibility of the section is not considered.
    package var hasShownCells: Bool { cells.hasVisibleCells }
}
