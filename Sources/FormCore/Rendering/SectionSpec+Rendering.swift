extension SectionSpec {
    @MainActor
    func make(in context: RenderingContext<State>) -> Section {
        let section =
            switch body {
            case .rows(let rows): rows.make(in: context)
            case .closure(let closure): closure.make(context)
            case .bound(let bound): bound.make(in: context)
            }
        if let header { context.update(from: header) { section.header = $0 } }
        if let condition = visible {
            let slot = section.addVisibilityCondition()
            context.update(from: condition) { section.setVisible($0, slot: slot) }
        }
        for button in headerButtons ?? [] {
            section.headerButtons.append(button.rowSpec().makeButton(in: context))
        }
        if showsReset { section.showsReset = true }
        if let (title, symbol) = sidebarRow {
            let row = FormCell(title: context.translate(title))
            row.symbol = symbol
            section.addSidebarRow(row)
        }
        if let searchedOptions, let session = context.scope.session {
            let filter = OptionFilter(section, title: context.translate(searchedOptions), in: session.environment)
            context.updates.add { _ in filter.apply() }
        }
        return section
    }
}

extension SectionRows {
    @MainActor
    fileprivate func make(in context: RenderingContext<State>) -> Section {
        var inner = context
        if let choice {
            inner.row = RowIdentity(scope: context.scope, choice: choice)
            inner.row.claim(title: choice)
        }
        let groups = makeGroups(in: inner)
        let section = Section(groups)
        section.headerButtons = groups.compactMap { $0.headerButton }
        section.filters = groups.compactMap { $0.filter }
        section.header = header.map(context.translate)
        if !section.isFixed { context.updates.add { _ in section.updateRows() } }
        context.update(from: footer) { section.footer = $0 }
        context.update(from: isVisible) { section.isVisible = $0 }
        return section
    }
}

extension SectionRows {
    /// Makes the groups of rows in order. Consecutive rows that are made on demand form one group.
    @MainActor
    private func makeGroups(in context: RenderingContext<State>) -> [RowGroup] {
        if choice != nil || !context.scope.makesOnDemand(outline) { return groups.makeGroups(in: context) }
        return outline.pieces.flatMap { piece in
            switch piece {
            case .onDemand(let range): [RowGroup(DescribedRows(self, outline, range, in: context))]
            case .other(let number): [groups[number]].makeGroups(in: context)
            }
        }
    }
}

extension Array {
    /// Makes groups of rows in order. Consecutive rows that are not expanders form one group.
    @MainActor
    func makeGroups<State>(
        in context: RenderingContext<State>
    ) -> [RowGroup] where Element == FormCore.Element<RowGroup, State> {
        var (groups, rows): ([RowGroup], [FormCell]) = ([], [])
        func endGroup() {
            if !rows.isEmpty { groups.append(RowGroup(fixed: rows)) }
            rows = []
        }
        for element in self {
            guard case .node(.row(let row)) = element.body else {
                endGroup()
                groups.append(element.make(in: context))
                continue
            }
            let cell = row.make(inOwnRow: context)
            if cell.isExpander { endGroup() }
            rows.append(cell)
            if cell.isExpander { endGroup() }
        }
        endGroup()
        return groups
    }
}
