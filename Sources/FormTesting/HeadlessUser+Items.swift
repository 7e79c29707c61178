import FormCore

/// Actions on the items of a list.
extension HeadlessUser {
    public func perform(_ action: RowActions.Action, on title: String) throws {
        let cell = try usableCell(title)
        guard !cell.actions.isEmpty else { throw FormUserError.cannot(action, on: title) }
        moveFocus(to: cell)
        guard cell.actions.offers(action) else { throw FormUserError.cannot(action, on: title) }
        cell.perform(action)
    }

    public func filter(_ text: String, in title: String) throws {
        let filters = shownSections.flatMap { section in section.filters.map { (header: section.header, filter: $0) } }
        let found = filters.first { $0.filter.isVisible && [$0.header, $0.filter.title].contains(title) }
        guard let found else { throw FormUserError.noFilter(title) }
        moveFocus(to: nil)
        focusedFilter = found.filter
        found.filter.text = text
    }

    public func drag(_ title: String, _ side: ItemSide, _ other: String) throws {
        let (cell, neighbour) = (try usableCell(title), try usableCell(other))
        guard cell.canMove(beside: neighbour) else { throw FormUserError.cannotDrag(title, to: other) }
        moveFocus(to: cell)
        switch side {
        case .before: cell.move(before: neighbour)
        case .after: cell.move(after: neighbour)
        }
    }
}
