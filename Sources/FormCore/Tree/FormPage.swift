/// A page that is open: its sections, as live objects that last as long as it is on the navigation stack.
@MainActor
public final class FormPage {
    /// All sections, the hidden ones too, in the order of the form.
    public let sections: [Section]

    /// The row whose control has the focus when the page is opened; without one it is the first row.
    public let initialFocus: FormCell?

    let scope: PageScope
    /// Opens further pages.
    private(set) weak var host: (any PageHost)?
    /// The rows that show whether they differ from their defaults, but for those that are made on demand.
    private var cellsWithReset: [FormCell]
    private let sectionsWithReset: [Section]
    /// The rows, and the buttons above them, that are about the item of a list as a whole.
    private var cellsOfItem: [FormCell]
    private let readState: @MainActor () -> Void
    private var cellsByPath: [RowPath: [FormCell]]?
    private var cellsWithRecord: Set<RowPath> = []
    /// The rows that lead to a problem on another page.
    private var cellsWithSign: Set<RowPath> = []
    private var isStale = false

    init(scope: PageScope, sections: [Section], readState: @escaping @MainActor () -> Void) {
        self.scope = scope
        self.sections = sections
        title = scope.title
        host = scope.owner as? any PageHost
        self.readState = readState
        var cellsWithReset: [FormCell] = []
        var initialFocus: FormCell?
        for section in sections {
            for cell in section.allCells.lasting {
                if cell.showsReset { cellsWithReset.append(cell) }
                for part in cell.parts where part.showsReset { cellsWithReset.append(part) }
                if initialFocus == nil, cell.control?.textField?.isFocusedFirst == true { initialFocus = cell }
            }
        }
        self.cellsWithReset = cellsWithReset
        cellsOfItem = Self.cellsOfItem(in: sections)
        self.initialFocus = initialFocus
        sectionsWithReset = sections.filter(\.showsReset)
        for section in sections { section.page = self }
        scope.canUse = { [weak self] in self?.canUse($0) ?? true }
        scope.isYetToCome = { [weak self] in self?.isYetToCome($0) ?? false }
    }

    /// The title, in the person's language; it stands in the header bar, and follows the state where the row's does.
    public private(set) var title: String {
        didSet { if title != oldValue { host?.titleChanged(of: self) } }
    }

    /// The chosen option, on a page with the options of one value; the person begins there.
    package var chosenOption: FormCell? {
        guard scope.isSingleValue else { return nil }
        return sections.lazy.flatMap(\.cells).first { $0.accessory == .checkmark(true) && $0.isUsable }
    }

    /// The path of the row that opened the page; the root's is empty.
    public var path: RowPath { scope.path }

    /// Whether the person can go back from here.
    public var canGoBack: Bool { !path.components.isEmpty }

    /// A section has other rows.
    func rowsChanged(of section: Section) {
        cellsByPath = nil
        cellsWithReset = sections.flatMap(\.allCells.lasting).flatMap { [$0] + $0.parts }.filter(\.showsReset)
        cellsOfItem = Self.cellsOfItem(in: sections)
        for cell in section.madeCellsAndParts { cell.apply(scope.model.record[cell.path]) }
    }

    private static func cellsOfItem(in sections: [Section]) -> [FormCell] {
        sections.flatMap { [$0.headerButtons, $0.allCells.lasting].flatMap { $0.filter { $0.followItem != nil } } }
    }

    /// A row was made on demand.
    func made(_ cell: FormCell) {
        lookForNamesOfScope()
        let record = scope.model.record
        for cell in [cell] + cell.parts {
            if cell.showsReset { cell.isModified = cell.differs(from: .defaults) }
            guard !record.rows.isEmpty else { continue }
            let path = cell.path
            cell.apply(record[path])
            if !record[path].isEmpty { cellsWithRecord.insert(path) }
        }
        if !record.rows.isEmpty { showSign(record, at: cell.path) }
    }

    /// Brings the rows in line with the state of this moment.
    func update() {
        isStale = false
        if let followed = scope.followedTitle {
            scope.counters.bindingsRead += 1
            title = followed()
        }
        readState()
        for cell in cellsOfItem { cell.followItem?() }
        compareWithBaselines()
        lookForConflicts()
    }

    /// Looks which rows differ from their defaults.
    func compareWithBaselines() {
        let madeOnDemand = onDemand.flatMap(\.made).flatMap { [$0] + $0.parts }.filter(\.showsReset)
        for cell in cellsWithReset + madeOnDemand { cell.isModified = cell.differs(from: .defaults) }
        for section in sectionsWithReset {
            // Where an item of a list differs, the list's own row does, which is always there.
            section.isModified = section.allCells.made.contains { $0.differs(from: .defaults) }
        }
    }

    /// Looks which drafts the state has changed under.
    private func lookForConflicts() {
        guard !cellsWithRecord.isEmpty else { return }
        let record = scope.model.record
        for path in cellsWithRecord where record[path].draft != nil {
            for cell in madeCells(at: path) { cell.apply(record[path]) }
        }
    }

    /// Whether the person can use the page now.
    var isOnTop: Bool { host?.isShown(self) ?? true }

    /// The state has changed while another page is on top.
    func markStale() {
        isStale = true
    }

    /// Takes over what has changed while another page was on top.
    func catchUp(with record: FormRecord) {
        if isStale { update() }
        apply(record)
    }

    /// Hands the record's entries to the rows that they concern.
    func apply(_ record: FormRecord) {
        apply(record, to: cellsWithRecord.union(record.rows.keys))
        for path in cellsWithSign { showSign(record, at: path) }
    }

    /// Hands entries of the record to the rows that they concern, also to those that lead there.
    func apply(_ record: FormRecord, to paths: Set<RowPath>) {
        for path in paths { apply(record, to: path) }
        for path in Set(paths.flatMap(rowsLeading(to:))) { showSign(record, at: path) }
    }

    private func showSign(_ record: FormRecord, at path: RowPath) {
        let isProblem = record.hasProblem(behind: path)
        if isProblem { cellsWithSign.insert(path) } else { cellsWithSign.remove(path) }
        // What stands in a row beside others is seen there.
        // So is what stands below an expander that shows it.
        for cell in madeCells(at: path) where cell.parts.isEmpty { cell.leadsToProblem = isProblem && !cell.isExpanded }
    }

    /// The row that leads to one further on, and the expanders that it stands in.
    private func rowsLeading(to path: RowPath) -> [RowPath] {
        let cells = onTheWay(to: path).lazy.map(madeCells(at:)).first { !$0.isEmpty }
        return cells?.first.map { [$0.path] + $0.expanders.map(\.path) } ?? []
    }

    /// An expander shows its rows, or hides them.
    func expansionChanged(of cell: FormCell) {
        if scope.isOpen { showSign(scope.model.record, at: cell.path) }
    }

    /// The row of this page that leads to a row of another one.
    func row(leadingTo path: RowPath) -> RowPath? {
        onTheWay(to: path).first { !cells(at: $0).isEmpty }
    }

    /// The paths that lead from this page to one further on, the last first.
    func onTheWay(to path: RowPath) -> [RowPath] {
        let way = scope.path.components
        guard path.components.count > way.count + 1, path.components.starts(with: way) else { return [] }
        return (way.count + 1..<path.components.count).reversed().map { RowPath(Array(path.components.prefix($0))) }
    }

    private func apply(_ record: FormRecord, to path: RowPath) {
        let cells = madeCells(at: path)
        guard !cells.isEmpty else { return }
        let row = record[path]
        if row.isEmpty { cellsWithRecord.remove(path) } else { cellsWithRecord.insert(path) }
        for cell in cells { cell.apply(row) }
    }

    /// Whether the person can use a row, or one of those of a choice; of another page nothing is known.
    private func canUse(_ path: RowPath) -> Bool {
        let cells = cells(at: path)
        return cells.isEmpty || cells.contains(where: \.isUsable)
    }

    /// Whether the person can come to a row of this page, or of one behind it, whose value is still the default.
    private func isYetToCome(_ path: RowPath) -> Bool {
        let here = cells(at: path)
        if !here.isEmpty {
            return here.contains(where: \.isUsable)
                && here.allSatisfy { $0.edited != nil && !$0.differs(from: .defaults) }
        }
        return row(leadingTo: path).map { cells(at: $0).contains { $0.isUsable && $0.destination != nil } } ?? false
    }

    /// The rows that are among some paths, from top to bottom.
    func cells(among paths: some Sequence<RowPath>) -> [FormCell] {
        let found = paths.flatMap(cells(at:))
        guard found.count > 1 else { return found }
        return sections.flatMap(\.madeCellsAndParts).filter { cell in found.contains { $0 === cell } }
    }

    /// Rows by path: one, none, all rows of a choice or of a page that edits a single value. One that is made on demand
    /// is there then.
    package func cells(at path: RowPath) -> [FormCell] {
        lastingCells(at: path) + onDemand.flatMap { $0.cells(at: path) }
    }

    /// The row at a path that the focus goes to: of the options of one value the chosen one, and else the first of them.
    package func cellToFocus(at path: RowPath) -> FormCell? {
        let cells = cells(at: path).filter(\.isUsable)
        return cells.first { $0.accessory == .checkmark(true) } ?? cells.first
    }

    /// Whether the rows at a path, or on the way to it, are not there since the person looks for others.
    func isFiltered(_ path: RowPath) -> Bool { filters.contains { $0.hides(path) } }

    /// Shows the rows at a path, or on the way to it, where the person looks for others.
    func unfilter(_ path: RowPath) {
        for filter in filters where filter.hides(path) { filter.text = "" }
    }

    private var filters: [RowFilter] { sections.flatMap(\.filters) }

    /// Rows by path, but for those made on demand that are not there now.
    private func madeCells(at path: RowPath) -> [FormCell] {
        lastingCells(at: path) + onDemand.flatMap { $0.madeCells(at: path) }
    }

    private func lastingCells(at path: RowPath) -> [FormCell] {
        if scope.isSingleValue { return path == scope.path ? sections.flatMap(\.cells) : [] }
        return (cellsByPath ?? indexCells())[path] ?? []
    }

    private var onDemand: [any RowsOnDemand] { sections.flatMap(\.allCells.onDemand) }

    private func indexCells() -> [RowPath: [FormCell]] {
        var index: [RowPath: [FormCell]] = [:]
        for cell in sections.lazy.flatMap({ $0.headerButtons + $0.allCells.lasting }).flatMap({ [$0] + $0.parts })
        where cell.identity?.identifier != nil {
            index[cell.path, default: []].append(cell)
        }
        cellsByPath = index
        return index
    }
}
