/// Rows that were rendered, because an author's closure makes them.
extension TraversalScope {
    /// Tells the traversal of the rows of a section.
    ///
    /// - Parameter header: The heading that is given around the section; `nil` if the section has its own.
    func reach(_ rendered: Section, header: String?? = nil) {
        let inside = TraversalScope(
            traversal, access, state,
            in: TraversedSection(of: section.page, header: header ?? rendered.header, footer: rendered.footer))
        (inside.isVisible, inside.isEnabled) = (isVisible && rendered.isVisible, isEnabled)
        inside.reach(rendered.allCells)
    }

    func reach(_ cells: SectionCells) {
        for rows in cells.runs {
            switch rows {
            case .there(let cells): for cell in cells { reach(cell) }
            // Rows that no renderer shows are not made, but described.
            case .onDemand(let rows): (rows as? any TraversableRows)?.traverse(in: self)
            }
        }
    }

    /// Tells the traversal of a row and its parts, and enters the page that it opens.
    func reach(_ cell: FormCell) {
        guard let identity = cell.identity else { return }
        cell.followItem?()
        let scope = inside(cell.expanders)
        let row = FormRow(cell, identity, in: scope)
        for modify in scope.modifiers { modify(row) { RowAbilities(cell) } }
        if traversal.includes(row.path) { traversal.reach(row) }
        if !cell.parts.isEmpty {
            let inside = scope.inside(row)
            for part in cell.parts { inside.reach(part) }
        }
        guard let destination = cell.destination, !destination.isSingleValue else { return }
        (destination.form as? any TraversablePage)?.traverse(traversal, titled: destination.title, from: row)
    }
}

extension FormRow {
    fileprivate convenience init<State>(_ cell: FormCell, _ identity: RowIdentity, in scope: TraversalScope<State>) {
        self.init(identity, in: scope, title: cell.title)
        if !cell.isVisible, cell.role != .list { isVisibleOnPage = false }
        if !cell.isEnabled { isEnabledOnPage = false }
        if let heading = cell.heading { self.heading = heading.title }
        help = cell.shownHelp
        reason = cell.enabling.reason
        role = cell.role
        keywords = cell.keywords
        control = cell.control?.kind
        isContainer = cell.isExpander || !cell.parts.isEmpty
        opensPage = cell.destination != nil
        opensDialog = cell.destination?.presentation == .dialog
        isSingleValue = cell.destination?.isSingleValue ?? false
        optionText = cell.optionText
        self.cell = cell
        readDetail = { cell.isConcealed ? cell.detail.map(concealed) : cell.detail }
    }
}
