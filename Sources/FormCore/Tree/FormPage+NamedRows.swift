extension FormPage {
    /// The result of resolving a reference to a row on one page.
    enum Resolution {
        /// The row is on this page, or may still appear on it.
        case here
        /// Another page can resolve the reference: the page at the path `next`, which leads to the row. If `next` is
        /// `nil`, it is a page that can't be reached from this one.
        case elsewhere(next: RowPath?)
        /// There is no such row, neither on this page nor on a page that it leads to.
        case nowhere
    }

    /// Resolves a reference to the row at a path, as far as this page can.
    func resolution(of path: RowPath) -> Resolution {
        let way = scope.path.components
        guard path.components.count > way.count, path.components.starts(with: way) else {
            return .elsewhere(next: nil)
        }
        guard !scope.isSingleValue, scope.hasRow(path.components[way.count]) else { return .nowhere }
        if path.components.count == way.count + 1 { return .here }
        if !cells(at: path).isEmpty { return .here }
        // The row may be an item that is added to a list later.
        guard let next = row(leadingTo: path) else { return .here }
        // A page for a single value has no rows of its own, and neither a row with parts nor an expander opens a page.
        let row = cells(at: next).first
        if row?.destination?.isSingleValue == true || row?.parts.isEmpty == false || row?.isExpander == true
            || row?.destination == nil && row?.control != nil
        {
            return .nowhere
        }
        return .elsewhere(next: next)
    }

    /// Called once this page is rendered: resolves the references made on it and those that were waiting for it, and
    /// reports missing rows.
    func resolveReferences() {
        resolveOwnReferences()
        guard scope.isFixed, let owner = scope.owner else { return }
        for name in owner.takeNames(for: scope.path) {
            if let next = nextPage(for: name) { owner.wait(for: name, on: next) }
        }
    }

    /// Resolves the references made on this page, and reports missing rows. Called again when rows made on demand may
    /// have added references.
    func resolveOwnReferences() {
        if scope.namedRows.isEmpty { return }
        // Resolving a reference may make the rows of an item, which can add more references.
        let names = scope.namedRows
        scope.namedRows = []
        scope.namedRows += names.filter { nextPage(for: $0) != nil }
    }

    /// Returns the path of the page that has to resolve the reference next, or `nil` if there is none. Reports a
    /// missing row.
    private func nextPage(for name: NamedRow) -> RowPath? {
        switch resolution(of: name.path) {
        case .here:
            // If a row opens a page, its values are on that page and not in the row itself.
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
