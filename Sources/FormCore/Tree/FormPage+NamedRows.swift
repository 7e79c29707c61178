extension FormPage {
    /// The location of the row that a reference names, as far as one page can tell.
    enum Resolution {
        /// The row is on this page, or may still appear on it, for example when an item is added to a list.
        case here
        /// The row can only be on another page. To find it, the page at the path `next` has to be rendered first; a row
        /// of this page opens it. `next` is `nil` if no row of this page leads to the row.
        case elsewhere(next: RowPath?)
        /// The row doesn't exist, neither on this page nor on a page that is opened from it.
        case nowhere
    }

    /// Returns the location of the row at a path, as far as this page can tell.
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
        // An expander, a row with parts and a row with only a control don't open a page on which the row could be. A
        // page that edits a single value can't contain the row either, because all rows of such a page have the path of
        // the row that opens it.
        let row = cells(at: next).first
        if row?.destination?.isSingleValue == true || row?.parts.isEmpty == false || row?.isExpander == true
            || row?.destination == nil && row?.control != nil
        {
            return .nowhere
        }
        return .elsewhere(next: next)
    }

    /// Called once this page is rendered. Resolves the references that were made on this page, and also those on
    /// earlier pages that could not be resolved until this page was rendered. If a reference names a row that doesn't
    /// exist, reports this as a mistake.
    func resolveReferences() {
        resolveOwnReferences()
        guard scope.isFixed, let owner = scope.owner else { return }
        host?.checkFormerPaths(on: self)
        for name in owner.takeNames(for: scope.path) {
            if case .nowhere = resolution(of: name.path) {
                owner.isMissing(name)
            } else if let next = nextPage(for: name) {
                owner.wait(for: name, on: next)
            }
        }
    }

    /// Resolves the references that were made on this page. If a reference names a row that doesn't exist, reports this
    /// as a mistake. Called when the page is rendered, and again when a row is made on demand, because the new row may
    /// have added references.
    func resolveOwnReferences() {
        if scope.namedRows.isEmpty { return }
        // Resolving a reference may make the rows of an item, which can add more references to `namedRows`. They are
        // kept, because `namedRows` is emptied before the references are resolved.
        let names = scope.namedRows
        scope.namedRows = []
        scope.namedRows += names.filter { nextPage(for: $0) != nil }
    }

    /// Returns the path of the page that has to be rendered before the reference can be resolved, or `nil` if no other
    /// page is needed. If the referenced row doesn't exist, or if it has no value although the reference needs one,
    /// reports this as a mistake.
    private func nextPage(for name: NamedRow) -> RowPath? {
        switch resolution(of: name.path) {
        case .here:
            // A row that only opens a page has no value. The values are on the page that it opens.
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
