extension Section {
    /// Makes a section of rows. Usually, ``section(_:footer:isVisible:content:)`` does this for you.
    public convenience init(cells: [FormCell]) {
        self.init([RowGroup(fixed: cells)])
    }

    /// Makes a section of groups of rows, some of which may be replaced later.
    convenience init(_ groups: [RowGroup]) {
        if let cells = groups.fixedCells {
            self.init(NewRows(cells, replaced: 0..<0), takeNewRows: nil)
            return
        }
        var groups = RowGroups(groups)
        // No renderer has seen the section yet, so no replacement needs to be reported.
        _ = groups.takeReplaced()
        self.init(groups.rows(inPlaceOf: 0..<0)) { groups.takeReplaced().map(groups.rows(inPlaceOf:)) }
    }
}

extension RowGroups {
    fileprivate func rows(inPlaceOf replaced: Range<Int>) -> Section.NewRows {
        Section.NewRows(cells: SectionCells(runs), allCells: SectionCells(allRuns), replaced: replaced)
    }
}
