extension FormPage {
    /// What a page knows of a row that is named.
    enum Knowledge {
        /// It is here.
        case here
        /// Another page knows: the one that leads further to the row, or none on this way.
        case elsewhere(next: RowPath?)
        /// There is no such row, on this page or behind it.
        case nowhere
    }

    /// Whether there is a row at a path, as far as this page knows.
    func knowledge(of path: RowPath) -> Knowledge {
        let way = scope.path.components
        guard path.components.count > way.count, path.components.starts(with: way) else {
            return .elsewhere(next: nil)
        }
        guard !scope.isSingleValue, scope.hasRow(path.components[way.count]) else { return .nowhere }
        if path.components.count == way.count + 1 { return .here }
        if !cells(at: path).isEmpty { return .here }
        // An item of a list may come.
        guard let next = row(leadingTo: path) else { return .here }
        // A page for a single value has no rows of its own, and a row that others stand in or below opens no page.
        let row = cells(at: next).first
        if row?.destination?.isSingleValue == true || row?.parts.isEmpty == false || row?.isExpander == true
            || row?.destination == nil && row?.control != nil
        {
            return .nowhere
        }
        return .elsewhere(next: next)
    }

    /// Reports the rows that are named and that would have to be here, once the page is rendered.
    func lookForNamedRows() {
        lookForNamesOfScope()
        guard scope.isFixed, let owner = scope.owner else { return }
        for name in owner.takeNames(for: scope.path) {
            if let next = nextPage(for: name) { owner.wait(for: name, on: next) }
        }
    }

    /// Reports those of them that were named on the page, also while a row of a list was made.
    func lookForNamesOfScope() {
        if scope.namedRows.isEmpty { return }
        // To look for one may make the rows of an item, which name others.
        let names = scope.namedRows
        scope.namedRows = []
        scope.namedRows += names.filter { nextPage(for: $0) != nil }
    }

    /// The page that knows more of a row that is named; reports one that there is not.
    private func nextPage(for name: NamedRow) -> RowPath? {
        switch knowledge(of: name.path) {
        case .here:
            // A row that opens a page has its values there.
            let row = cells(at: name.path).first
            if name.needsValue, row?.destination != nil, row?.value == nil {
                scope.report(.rulesWithoutValue(row: name.path))
            }
            return nil
        case .elsewhere(let next): return next
        case .nowhere:
            scope.report(.noSuchRow(name))
            return nil
        }
    }
}
