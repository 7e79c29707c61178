/// Rows that were rendered, because an author's closure makes them.
extension TraversalScope {
    /// Renders what only an author's closure makes.
    func rendered<Content>(_ identity: RowIdentity, _ make: (RenderingContext<State>) -> Content) -> Content {
        let rendered = context(identity).render(make)
        rendered.update(state)
        return rendered.content
    }

    /// Tells the traversal of the rows of a section.
    ///
    /// - Parameter header: The heading that is given around the section; `nil` if the section has its own.
    func reach(_ rendered: Section, header: String?? = nil) {
        let section = TraversedSection(
            of: section.page, header: header ?? rendered.header, footer: rendered.footer)
        let inside = RowEnclosure(section)
        (inside.isVisible, inside.isEnabled) = (enclosure.isVisible && rendered.isVisible, enclosure.isEnabled)
        TraversalScope(traversal, moment, in: inside).reach(rendered.allCells)
    }

    func reach(_ cells: SectionCells) {
        for rows in cells.runs {
            switch rows {
            case .there(let cells): for cell in cells { reach(cell) }
            // Rows that no renderer shows are not made, but described.
            case .onDemand(let rows): rows.traverse(in: self)
            }
        }
    }

    /// Tells the traversal of a row and its parts, and enters the page that it opens.
    func reach(_ cell: FormCell) {
        guard let identity = cell.identity else { return }
        cell.followItem?()
        let scope = inside(cell.expanders)
        let row = FormRow(identity, StatedFacts(cell), in: scope.enclosure)
        if traversal.includes(row.path) { traversal.reach(row) }
        if !cell.parts.isEmpty {
            let inside = scope.inside(row)
            for part in cell.parts { inside.reach(part) }
        }
        guard let destination = cell.destination, !destination.isSingleValue else { return }
        destination.form.traverse(traversal, titled: destination.title, from: row)
    }
}
