/// An open page. It and its sections are live objects, which exist while the page is on the navigation stack.
@MainActor
public final class FormPage: Observed {
    public enum Property: Sendable, CaseIterable {
        case statusPage
    }

    /// All sections in the order in which they appear, including hidden ones.
    public let sections: [Section]

    /// The section that a wide window shows as a sidebar; `nil` if there is none, and on any page but the first. See
    /// ``Element/sidebar(title:symbol:)``.
    let sidebar: Section?

    /// The row whose text field requests the focus when the page is opened. If it is `nil`, the chosen option gets the
    /// focus or, on a page without a chosen option, the first enabled row.
    public let initialFocus: FormCell?

    /// The status page that is shown in place of the sections, except the one that leads to the other pages; `nil` if
    /// all sections are shown. See ``Element/statusPage(from:button:)``.
    ///
    /// Its button is the ``statusButton``. The sections keep following the state meanwhile.
    public private(set) var statusPage: StatusPage?

    public var observer: (@MainActor (Property) -> Void)?

    let scope: PageScope
    /// The section that consists of the ``statusPage`` and its button; `nil` if the sections are shown.
    private(set) var statusSection: Section?
    /// The sections of all status pages. At most one of them is shown, the first whose status page exists.
    private let statusSections: [Section]
    /// The session, which opens further pages.
    var session: FormSession? { scope.session }
    /// The rows that show whether they differ from their defaults, except those made on demand.
    private var cellsWithReset: [FormCell]
    /// True once a row that shows this has been made on demand.
    private var madeWithReset = false
    private let sectionsWithReset: [Section]
    private var rowsOnDemand: [any RowsOnDemand]
    /// The rows and header buttons that act on a list item, such as a button that removes the item; see
    /// `FormCell.followItem`.
    private var cellsOfItem: [FormCell]
    private let readState: @MainActor (_ changed: StoredBytes?) -> Void
    private var cellsByPath: [RowPath: [FormCell]]?
    private var cellsWithRecord: Set<RowPath> = []
    /// The paths of the rows that lead to a problem on another page or inside an expander.
    private var cellsWithIndicator: Set<RowPath> = []
    private var isStale = false

    init(scope: PageScope, sections: [Section], readState: @escaping @MainActor (_ changed: StoredBytes?) -> Void) {
        self.scope = scope
        statusSections = sections.filter { $0.status != nil }
        let sections = statusSections.isEmpty ? sections : sections.filter { $0.status == nil }
        self.sections = sections
        sidebar = scope.path.components.isEmpty ? sections.first { $0.sidebarRow != nil } : nil
        title = scope.title
        self.readState = readState
        let found = FollowedCells(in: sections)
        (cellsWithReset, cellsOfItem, initialFocus) = (found.withReset, found.ofItem, found.initialFocus)
        sectionsWithReset = sections.filter(\.showsReset)
        rowsOnDemand = sections.flatMap(\.allCells.onDemand)
        for section in sections + statusSections {
            section.page = self
            section.status?.onAppear = { [weak self] in self?.updateStatusPage() }
        }
        scope.canUse = { [weak self] in self?.canUse($0) ?? true }
        scope.mayStillBeEdited = { [weak self] in self?.mayStillBeEdited($0) ?? false }
    }

    /// The title in the header bar, in the user's language. If the page and the row that opened it were given the same
    /// title, the page's title changes whenever the row's title changes.
    public private(set) var title: String {
        didSet { if title != oldValue { session?.titleChanged(of: self) } }
    }

    /// The row of the chosen option, on a page whose rows are the options of a single value. This row gets the focus
    /// when the page is opened. It is `nil` on any other page, and if no usable option is chosen.
    package var chosenOption: FormCell? {
        guard scope.isSingleValue else { return nil }
        return sections.lazy.flatMap(\.cells).first { $0.accessory == .checkmark(true) && $0.isUsable }
    }

    /// The path of the row that opened the page; empty for the root page.
    public var path: RowPath { scope.path }

    /// True if the user can go back from this page.
    public var canGoBack: Bool { !path.components.isEmpty }

    /// Called when the rows of a section have changed.
    func rowsChanged(of section: Section) {
        cellsByPath = nil
        rowsOnDemand = sections.flatMap(\.allCells.onDemand)
        let found = FollowedCells(in: sections)
        (cellsWithReset, cellsOfItem) = (found.withReset, found.ofItem)
        for cell in section.madeCellsAndParts { cell.apply(scope.model.record[cell.path]) }
    }

    /// Called when a row has been made on demand.
    func made(_ cell: FormCell) {
        if !scope.namedRows.isEmpty { checkReferences() }
        compare(cell)
        for part in cell.parts { compare(part) }
        if !canGoBack { session?.markIfCurrent(cell) }
        let record = scope.model.record
        if record.rows.isEmpty { return }
        for cell in [cell] + cell.parts {
            let path = cell.path
            cell.apply(record[path])
            if !record[path].isEmpty { cellsWithRecord.insert(path) }
        }
        showIndicator(record, at: cell.path)
    }

    private func compare(_ made: FormCell) {
        guard made.showsReset else { return }
        madeWithReset = true
        made.isModified = made.differs(from: .defaults)
    }

    /// Checks the rows that rules of the page name. Called when the page is rendered, and when a row that was made on
    /// demand has added a rule.
    func checkReferences() { session?.checkReferences(on: self) }

    /// Updates the title and the rows to match the current state.
    ///
    /// - Parameter changed: Where the form's state may have changed; `nil` for all of it. A page that was not on the
    ///   screen for earlier changes reads all of it.
    func update(changed: StoredBytes? = nil) {
        let changed = isStale ? nil : changed
        isStale = false
        if let followed = scope.followedTitle {
            scope.counters.bindingsRead += 1
            title = followed()
        }
        readState(changed)
        if !statusSections.isEmpty { updateStatusPage() }
        for cell in cellsOfItem { cell.followItem?() }
        compareWithBaselines()
        updateDraftConflicts()
    }

    /// Lets go of the items of lists before an edit changes one of them; see `RowsOnDemand.releaseItems(for:)`.
    func releaseItems(for change: StoredBytes) -> [@MainActor () -> Void] {
        rowsOnDemand.compactMap { $0.releaseItems(for: change) }
    }

    private func updateStatusPage() {
        let shown = statusSections.first { $0.status?.page != nil }
        guard shown !== statusSection || shown?.status?.page != statusPage else { return }
        (statusSection, statusPage) = (shown, shown?.status?.page)
        notify(.statusPage, if: true)
        session?.announce(changeOf: nil) { [weak self] in
            guard let page = self, let title = page.statusTitle, let text = page.statusText else { return nil }
            return "\(title). \(text)"
        }
    }

    /// Updates which rows and sections are marked as differing from their defaults.
    func compareWithBaselines() {
        for cell in cellsWithReset { cell.isModified = cell.differs(from: .defaults) }
        if madeWithReset {
            let cells = rowsOnDemand.flatMap(\.made).flatMap { [$0] + $0.parts }
            for cell in cells where cell.showsReset { cell.isModified = cell.differs(from: .defaults) }
        }
        for section in sectionsWithReset {
            // Comparing the existing rows is enough: if an item of a list differs, so does the row of the list as a
            // whole, which always exists.
            section.isModified = section.allCells.made.contains { $0.differs(from: .defaults) }
        }
    }

    /// Shows a conflict at each row that has a draft and whose value has changed since the user began to type.
    private func updateDraftConflicts() {
        guard !cellsWithRecord.isEmpty else { return }
        let record = scope.model.record
        for path in cellsWithRecord where record[path].draft != nil {
            for cell in madeCells(at: path) { cell.apply(record[path]) }
        }
    }

    /// True while the page is on the screen, so that the user can use it. If two pages are shown side by side, it is
    /// true for both.
    var isOnTop: Bool { session?.isShown(self) ?? true }

    /// Records that the state has changed while the page was not on the screen.
    func markStale() {
        isStale = true
    }

    /// Called when the page is on the screen again. Updates the rows if the state has changed in the meantime, and
    /// shows the form's record in them.
    func catchUp(with record: FormRecord) {
        if isStale { update() }
        apply(record)
    }

    /// Updates the rows from their entries in the form's record, and updates the indicators of problems.
    func apply(_ record: FormRecord) {
        apply(record, to: cellsWithRecord.union(record.rows.keys))
        for path in cellsWithIndicator { showIndicator(record, at: path) }
    }

    /// Updates the rows at the given paths from their entries in the form's record. Also updates the indicators of
    /// problems in the rows of this page that lead to the given paths.
    func apply(_ record: FormRecord, to paths: Set<RowPath>) {
        for path in paths { apply(record, to: path) }
        for path in Set(paths.flatMap(rowsLeading(to:))) { showIndicator(record, at: path) }
    }

    private func showIndicator(_ record: FormRecord, at path: RowPath) {
        let isProblem = record.hasProblem(behind: path)
        if isProblem { cellsWithIndicator.insert(path) } else { cellsWithIndicator.remove(path) }
        // The user already sees a problem in a part of a row, or in the rows of an expanded expander, so it needs no
        // indicator.
        for cell in madeCells(at: path) where cell.parts.isEmpty { cell.leadsToProblem = isProblem && !cell.isExpanded }
    }

    /// Returns the paths of the rows of this page that lead to the row at the given path. First comes the row that
    /// opens the next page or, for a row on this page, the expander that contains it; then come the expanders that
    /// contain the first row.
    ///
    /// Returns an empty array if the first row is made on demand and doesn't exist now.
    private func rowsLeading(to path: RowPath) -> [RowPath] {
        let cells = paths(leadingTo: path).lazy.map(madeCells(at:)).first { !$0.isEmpty }
        return cells?.first.map { [$0.path] + $0.expanders.map(\.path) } ?? []
    }

    /// Called when an expander shows or hides its rows.
    func expansionChanged(of cell: FormCell) {
        if scope.isOpen { showIndicator(scope.model.record, at: cell.path) }
    }

    /// Returns the path of the row on this page through which the user gets to a row of another page, or `nil` if there
    /// is none.
    func row(leadingTo path: RowPath) -> RowPath? {
        paths(leadingTo: path).first { !cells(at: $0).isEmpty }
    }

    /// Returns the paths between this page's path and the path of a row on a later page, the longest first. For the row
    /// `a/b/c/d` and the page `a`, these are `a/b/c` and `a/b`.
    ///
    /// Returns an empty array if the row is not on a later page.
    func paths(leadingTo path: RowPath) -> [RowPath] {
        let prefix = scope.path.components
        guard path.components.count > prefix.count + 1, path.components.starts(with: prefix) else { return [] }
        return (prefix.count + 1..<path.components.count).reversed().map { RowPath(Array(path.components.prefix($0))) }
    }

    private func apply(_ record: FormRecord, to path: RowPath) {
        let cells = madeCells(at: path)
        guard !cells.isEmpty else { return }
        let row = record[path]
        if row.isEmpty { cellsWithRecord.remove(path) } else { cellsWithRecord.insert(path) }
        for cell in cells { cell.apply(row) }
    }

    /// Returns true if the user can use the row at a path or, if several rows have the path, one of them. Also returns
    /// true for the path of a row on another page, because this page can't tell.
    private func canUse(_ path: RowPath) -> Bool {
        let cells = cells(at: path)
        return cells.isEmpty || cells.contains(where: \.isUsable)
    }

    /// Returns true if the user can get to the row at a path and, as far as this page can tell, has not filled it in
    /// yet.
    ///
    /// If the row is on this page, it must be usable and its value must still be the default. If it is on a later page,
    /// a usable row of this page must lead to that page; the value of the row is not checked.
    private func mayStillBeEdited(_ path: RowPath) -> Bool {
        let here = cells(at: path)
        if !here.isEmpty {
            return here.contains(where: \.isUsable)
                && here.allSatisfy { $0.editTarget != nil && !$0.differs(from: .defaults) }
        }
        return row(leadingTo: path).map { cells(at: $0).contains { $0.isUsable && $0.destination != nil } } ?? false
    }

    /// Returns the rows at the given paths, from top to bottom.
    func cells(among paths: some Sequence<RowPath>) -> [FormCell] {
        // The form may drop a row as soon as the next one is made, so each is looked up while it is there.
        let found = paths.flatMap { path in cells(at: path).map { (cell: $0, position: position(of: $0)) } }
        guard found.count > 1 else { return found.map(\.cell) }
        return found.filter { !$0.position.isEmpty }
            .sorted { $0.position.lexicographicallyPrecedes($1.position) }.map(\.cell)
    }

    /// Returns the numbers of a row's section, of the row, and of the part of the row; empty for a button outside the
    /// rows of a section.
    private func position(of cell: FormCell) -> [Int] {
        let row = cell.line ?? cell
        guard let section = sections.firstIndex(where: { $0 === cell.section }),
            let number = sections[section].allCells.firstIndex(of: row)
        else { return [] }
        return [section, number, row.parts.firstIndex { $0 === cell } ?? 0]
    }

    /// Returns the rows at a path. There are several if the rows are the options of a choice, or if the page edits a
    /// single value. Otherwise there is at most one.
    ///
    /// If the row at the path is made on demand and doesn't exist, this call makes it.
    package func cells(at path: RowPath) -> [FormCell] {
        var cells = lastingCells(at: path)
        for rows in rowsOnDemand {
            let others = rows.cells(at: path)
            if !others.isEmpty { cells += others }
        }
        return cells
    }

    /// Returns the row at a path, for an edit of its value; `nil` if the page has none with a value.
    func editTarget(at path: RowPath) -> EditTarget? {
        for rows in rowsOnDemand {
            for cell in rows.cells(at: path) { if let row = cell.editTarget(at: path) { return row } }
        }
        for cell in lastingCells(at: path) { if let row = cell.editTarget(at: path) { return row } }
        return nil
    }

    /// Returns true if the author has described a row of the page with this path. The rows of items are not described
    /// one by one.
    func describesRow(at path: RowPath) -> Bool {
        !lastingCells(at: path).isEmpty || rowsOnDemand.contains { $0.describesRow(at: path) }
    }

    /// Returns the row that gets the focus if the rows at a path are to be focused: the chosen option if there is one,
    /// or else the first usable row.
    package func cellToFocus(at path: RowPath) -> FormCell? {
        let cells = cells(at: path).filter(\.isUsable)
        return cells.first { $0.accessory == .checkmark(true) } ?? cells.first
    }

    /// Returns true if a search field filters out the rows at a path, or the list item that contains these rows.
    func isFiltered(_ path: RowPath) -> Bool { filters.contains { $0.hides(path) } }

    /// Clears each search field that filters out the rows at a path, or the list item that contains these rows.
    func unfilter(_ path: RowPath) {
        for filter in filters where filter.hides(path) { filter.text = "" }
    }

    private var filters: [RowFilter] { sections.flatMap(\.filters) }

    /// Returns the rows at a path, except on-demand rows that don't exist now.
    func madeCells(at path: RowPath) -> [FormCell] {
        var cells = lastingCells(at: path)
        for rows in rowsOnDemand {
            let others = rows.madeCells(at: path)
            if !others.isEmpty { cells += others }
        }
        return cells
    }

    private func lastingCells(at path: RowPath) -> [FormCell] {
        if scope.isSingleValue { return path == scope.path ? sections.flatMap(\.cells) : [] }
        return (cellsByPath ?? indexCells())[path] ?? []
    }

    private func indexCells() -> [RowPath: [FormCell]] {
        var index: [RowPath: [FormCell]] = [:]
        for cell in sections.lazy.flatMap({ $0.headerButtons + $0.allCells.lasting }).flatMap({ [$0] + $0.parts })
        where cell.identity?.identifier != nil {
            index[cell.path, default: []].append(cell)
        }
        for button in statusSections.flatMap(\.cells) { index[button.path, default: []].append(button) }
        cellsByPath = index
        return index
    }
}

/// The rows and header buttons of a page that need more than their own updates, except those made on demand.
@MainActor
private struct FollowedCells {
    private(set) var withReset: [FormCell] = []
    private(set) var ofItem: [FormCell] = []
    private(set) var initialFocus: FormCell?

    init(in sections: [Section]) {
        for section in sections {
            for button in section.headerButtons where button.followItem != nil { ofItem.append(button) }
            for cell in section.allCells.lasting {
                if cell.followItem != nil { ofItem.append(cell) }
                if cell.showsReset { withReset.append(cell) }
                for part in cell.parts where part.showsReset { withReset.append(part) }
                if initialFocus == nil, cell.control?.textField?.isFocusedFirst == true { initialFocus = cell }
            }
        }
    }
}
