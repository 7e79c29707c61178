/// Rows that were rendered, because an author's closure makes them.
extension Traversal {
    /// Tells of the rows of a section.
    ///
    /// - Parameter header: The heading that is given around the section; `nil` if the section has its own.
    func reach<State>(_ section: Section, in scope: TraversalScope<State>, header: String?? = nil) {
        let inside = TraversalScope(
            scope.access, scope.state,
            in: TraversedSection(of: scope.section.page, header: header ?? section.header, footer: section.footer))
        (inside.isVisible, inside.isEnabled) = (scope.isVisible && section.isVisible, scope.isEnabled)
        reach(section.allCells, in: inside)
    }

    func reach<State>(_ cells: SectionCells, in scope: TraversalScope<State>) {
        for rows in cells.runs {
            switch rows {
            case .there(let cells): for cell in cells { reach(cell, in: scope) }
            // Items that no renderer shows have no rows, but descriptions.
            case .onDemand(let rows): (rows as? any TraversableList)?.traverse(self, in: scope)
            }
        }
    }

    /// Tells of a row and its parts, and enters the page that it opens.
    func reach<State>(_ cell: FormCell, in scope: TraversalScope<State>) {
        guard let identity = cell.identity else { return }
        cell.followItem?()
        let scope = scope.inside(cell.expanders)
        let row = FormRow(
            cell, identity, in: scope.section, isVisible: scope.isVisible && (cell.isVisible || cell.role == .list),
            isEnabled: scope.isEnabled && cell.isEnabled)
        row.containers = scope.containers
        row.heading = cell.heading?.title ?? scope.heading
        for modify in scope.modifiers { modify(row) { RowAbilities(cell) } }
        if includes(row.path) { reach(row) }
        if !cell.parts.isEmpty {
            let inside = scope.inside(row)
            for part in cell.parts { reach(part, in: inside) }
        }
        guard let destination = cell.destination, !destination.isSingleValue else { return }
        (destination.form as? any TraversablePage)?.traverse(self, titled: destination.title, from: row)
    }
}

extension FormRow {
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
