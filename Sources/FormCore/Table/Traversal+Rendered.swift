/// Rows that were rendered, because an author's closure makes them.
extension Traversal {
    /// Tells of the rows of a section.
    func reach(_ section: Section, on page: TraversedPage, isVisible: Bool) {
        let traversed = TraversedSection(of: page, header: section.header, footer: section.footer)
        section.allCells.forEachCell { cell in
            cell.followItem?()
            reach(cell, in: traversed, isVisible: isVisible && section.isVisible, isEnabled: true)
        }
    }

    /// Tells of a row, and of what is said around it.
    func reach<State>(_ cell: FormCell, in section: TraversedSection, _ scope: TraversalScope<State>) {
        reach(
            cell, in: section, isVisible: scope.isVisible && scope.outer?.isVisible != false,
            isEnabled: scope.isEnabled && scope.outer?.isEnabled != false, around: scope.containers,
            heading: scope.heading, scope.outer)
    }

    private func reach(
        _ cell: FormCell, in section: TraversedSection, isVisible: Bool, isEnabled: Bool,
        around containers: [RowContainer] = [], heading: String? = nil, _ outer: OuterProperties? = nil
    ) {
        guard let identity = cell.identity else { return }
        let expanders = cell.expanders
        let containers = containers + expanders.map { RowContainer(path: $0.path, title: $0.title) }
        let isVisible =
            isVisible && (cell.isVisible || cell.role == .list) && expanders.allSatisfy(\.offersRows)
        let isEnabled = isEnabled && cell.isEnabled && expanders.allSatisfy(\.isEnabled)
        let row = TraversedRow(cell, identity, in: section, isVisible: isVisible, isEnabled: isEnabled)
        row.containers = containers
        row.heading = cell.heading?.title ?? heading
        outer?.describe(row)
        if includes(row.path) { reach(row) }
        for part in cell.parts {
            guard let identity = part.identity else { continue }
            let row = TraversedRow(
                part, identity, in: section, isVisible: isVisible && part.isVisible,
                isEnabled: isEnabled && part.isEnabled)
            row.containers = containers + [RowContainer(path: cell.path, title: cell.title)]
            if includes(row.path) { reach(row) }
        }
        guard let destination = cell.destination, !destination.isSingleValue else { return }
        (destination.describe() as? any TraversablePage)?.traverse(self, titled: destination.title, from: row)
    }
}

extension TraversedRow {
    fileprivate convenience init(
        _ cell: FormCell, _ identity: RowIdentity, in section: TraversedSection, isVisible: Bool, isEnabled: Bool
    ) {
        self.init(identity, in: section, title: cell.title, isVisible: isVisible, isEnabled: isEnabled)
        help = cell.shownHelp
        reason = cell.enabling.reason
        role = cell.role
        keywords = cell.keywords
        control = cell.control?.kind
        isContainer = cell.isExpander || !cell.parts.isEmpty
        opensPage = cell.destination != nil
        isSingleValue = cell.destination?.isSingleValue ?? false
        optionText = cell.optionText
        self.cell = cell
        readDetail = { cell.isConcealed ? cell.detail.map(concealed) : cell.detail }
        if let items = cell.items { makeItems = { items } }
    }
}

/// A form over a state, independent of the type of the state.
@MainActor
protocol TraversablePage: AnyObject {
    /// Enters the page of a row; without a row, it is the first page of a form.
    func traverse(_ traversal: Traversal, titled title: String, from row: TraversedRow?)
}

extension DescribedPage: TraversablePage {
    func traverse(_ traversal: Traversal, titled title: String, from row: TraversedRow?) {
        traversal.enter(page, titled: title, from: row, access: access)
    }
}
