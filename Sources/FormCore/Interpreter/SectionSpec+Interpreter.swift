extension SectionSpec {
    /// Makes the live section.
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

    /// Tells a traversal of the rows of the section.
    ///
    /// - Parameter outerHeader: The heading that is given around the section; `nil` if the section has its own.
    @MainActor
    func traverse(in scope: TraversalScope<State>, header outerHeader: String?? = nil) {
        var scope = scope
        if let visible, !visible(scope.state) {
            scope = scope.copy()
            scope.enclosure.isVisible = false
        }
        var header = outerHeader
        if outerHeader == nil, let own = self.header { header = own(scope.state) }
        switch body {
        case .rows(let rows): rows.traverse(in: scope, header: header)
        case .bound(let bound): bound.traverse(in: scope, header: header)
        case .closure:
            let section = scope.rendered(RowIdentity(scope: scope.pageScope), make(in:))
            return scope.reach(section, header: header)
        }
        guard let headerButtons else { return }
        // The buttons of the heading are no rows of the form, but have names like rows.
        for button in headerButtons { button.rowSpec().claimButton(on: scope.pageScope) }
    }
}

extension BoundNode where Content == Section {
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>, header: String??) {
        element.sectionSpec().value.traverse(in: scope.part(over: lens), header: header)
    }
}

extension SectionRows {
    /// Claims the name of the choice that the rows are the options of; `nil` if they are none.
    @MainActor
    private func claimChoice(on page: PageScope) -> RowIdentity? {
        guard let choice else { return nil }
        let identity = RowIdentity(scope: page, choice: choice)
        identity.claim(title: choice)
        return identity
    }

    @MainActor
    fileprivate func make(in context: RenderingContext<State>) -> Section {
        var inner = context
        if let identity = claimChoice(on: context.scope) { inner.row = identity }
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

    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>, header outerHeader: String??) {
        let header = outerHeader ?? header.map(scope.notation.translate)
        let section = TraversedSection(of: scope.section.page, header: header, footer: footer(scope.state))
        let enclosure = RowEnclosure(section)
        enclosure.isVisible = scope.enclosure.isVisible && isVisible(scope.state)
        enclosure.isEnabled = scope.enclosure.isEnabled
        let inside = TraversalScope(scope.traversal, scope.moment, in: enclosure)
        if let identity = claimChoice(on: scope.pageScope) {
            enclosure.choice = identity
            let values = collectOptions(inside.context(identity))
            defer { withExtendedLifetime(values) {} }
            for group in groups { group.traverse(in: inside) }
        } else if scope.pageScope.makesOnDemand(outline) {
            traverse(outline, in: inside)
        } else {
            for group in groups { group.traverse(in: inside) }
        }
    }

    @MainActor
    private func traverse(_ outline: SectionOutline, in scope: TraversalScope<State>) {
        if let wanted = scope.wantedName, let number = outline.number(of: wanted) {
            return traverse(number..<number + 1, of: outline, in: scope)
        }
        for piece in outline.pieces {
            switch piece {
            case .onDemand(let range):
                if scope.wantedName == nil { traverse(range, of: outline, in: scope) }
            case .other(let number): groups[number].traverse(in: scope)
            }
        }
    }

    /// Tells the traversal of rows whose names are reserved.
    @MainActor
    func traverse(_ numbers: Range<Int>, of outline: SectionOutline, in scope: TraversalScope<State>) {
        let (rows, names, page) = (rows, outline.names, scope.pageScope)
        for number in numbers { rows[number].traverse(as: RowIdentity(scope: page, named: names[number]), in: scope) }
    }

    /// Makes the value that the options of a choice share, from all of them, before any of them is reached.
    @MainActor
    private func collectOptions(_ context: RenderingContext<State>) -> [RowValue] {
        groups.compactMap { group in
            guard case .row(let row)? = group.node, case .option(let option) = row.kind else { return nil }
            return option.makeValue(titled: row.title, in: context)
        }
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
