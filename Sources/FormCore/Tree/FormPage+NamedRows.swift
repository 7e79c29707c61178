extension FormPage {
    /// The result of resolving a reference to a row from one page.
    enum Resolution {
        /// The row is on this page, or may still appear on it, for example when an item is added to a list.
        case here
        /// The row can only be on another page. `next` is the path of the next page on the prefix to the row, which a row
        /// of this page opens. It is `nil` if no row of this page leads to the row.
        case elsewhere(next: RowPath?)
        /// There is no such row, neither on this page nor on a page that it leads to.
        case nowhere
    }

    /// Resolves a reference to the row at a path, as far as this page can.
    func resolution(of path: RowPath) -> Resolution {
        let prefix = scope.path.components
        guard path.components.count > prefix.count, path.components.starts(with: prefix) else {
            return .elsewhere(next: nil)
        }
        guard !scope.isSingleValue, scope.hasRow(path.components[prefix.count]) else { return .nowhere }
        if path.components.count == prefix.count + 1 { return .here }
        if !cells(at: path).isEmpty { return .here }
        // The row may belong to an item that is added to a list later.
        guard let next = row(leadingTo: path) else { return .here }
        // No row can be found below this row if it opens no page, as with an expander, a row with parts or a row with
        // only a control, or if it opens a page for a single value, whose rows all have the path of this row.
        let row = cells(at: next).first
        if row?.destination?.isSingleValue == true || row?.parts.isEmpty == false || row?.isExpander == true
            || row?.destination == nil && row?.control != nil
        {
            return .nowhere
        }
        return .elsewhere(next: next)
    }

    /// Called once this page is rendered. Resolves the references that were made on this page, and those that earlier
    /// pages could not resolve before this page was rendered. Reports a reference to a row that doesn't exist.
    func resolveReferences() {
        resolveOwnReferences()
        guard scope.isFixed, let owner = scope.owner else { return }
        for name in owner.takeNames(for: scope.path) {
            if let next = nextPage(for: name) { owner.wait(for: name, on: next) }
        }
    }

    /// Resolves the references that were made on this page, and reports those to a row that doesn't exist. Called again
    /// when rows made on demand may have added references.
    func resolveOwnReferences() {
        if scope.namedRows.isEmpty { return }
        // Resolving a reference may make the rows of an item, which can add more references to `namedRows`. They are
        // kept, because `namedRows` is emptied before the references are resolved.
        let names = scope.namedRows
        scope.namedRows = []
        scope.namedRows += names.filter { nextPage(for: $0) != nil }
    }

    /// Returns the path of the page that has to be rendered before the reference can be resolved. Returns `nil` if the
    /// reference is resolved, or if its row doesn't exist, which is reported.
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
