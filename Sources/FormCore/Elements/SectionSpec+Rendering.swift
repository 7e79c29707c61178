extension SectionSpec {
    @MainActor
    func render(_ context: RenderingContext<State>) -> RenderedElement<Section, State> {
        let rendered =
            switch body {
            case .rows(let rows): rows.render(context)
            case .closure(let closure): closure.render(context)
            case .bound(let bound): bound.render(context)
            }
        let section = rendered.content
        var updates = [rendered.update]
        if let header { updates.append(context.follow(header) { section.header = $0 }) }
        for condition in visible {
            let slot = section.addVisibilityCondition()
            updates.append(context.follow(condition) { section.setVisible($0, slot: slot) })
        }
        for button in headerButtons {
            let button = button.rowSpec().render(inOwnRow: context)
            button.content.reportUnlessButton()
            section.headerButtons.append(button.content)
            updates.append(button.update)
        }
        if showsReset { section.showsReset = true }
        if let (title, symbol) = sidebarRow {
            let row = FormCell(title: context.translate(title))
            row.symbol = symbol
            section.addSidebarRow(row)
        }
        if let searchedOptions, let owner = context.scope.owner {
            let filter = OptionFilter(section, title: context.translate(searchedOptions), in: owner.environment)
            updates.append { _ in filter.apply() }
        }
        if updates.count == 1 { return rendered }
        return RenderedElement(content: section) { [updates] state in for update in updates { update(state) } }
    }
}

extension SectionRows {
    @MainActor
    fileprivate func render(_ context: RenderingContext<State>) -> RenderedElement<Section, State> {
        var inner = context
        if let choice {
            inner.row = RowIdentity(scope: context.scope, choice: choice)
            inner.row.claim(title: choice)
        }
        let (groups, update) = groups.renderGroups(inner)
        let section = Section(groups)
        section.headerButtons = groups.compactMap { $0.headerButton }
        section.filters = groups.compactMap { $0.filter }
        section.header = header.map(context.translate)
        let followFooter = context.follow(footer) { section.footer = $0 }
        let followVisibility = context.follow(isVisible) { section.isVisible = $0 }
        return RenderedElement(content: section) { state in
            update(state)
            section.updateRows()
            followFooter(state)
            followVisibility(state)
        }
    }
}

extension Array {
    /// Renders groups of rows in order, and returns one function that performs all of their updates.
    @MainActor
    func renderGroups<State>(
        _ context: RenderingContext<State>
    ) -> (groups: [RowGroup], update: @MainActor (State) -> Void) where Element == FormCore.Element<RowGroup, State> {
        var groups: [RowGroup] = []
        var updates: [@MainActor (State) -> Void] = []
        groups.reserveCapacity(count)
        updates.reserveCapacity(count)
        for element in self {
            let group =
                switch element.body {
                case .node(.row(let row)): row.renderGroup(context)
                case .node(.list(let list)): list.renderGroup(context)
                case .node: preconditionFailure("A group of rows is a row or a list.")
                case .closure(let closure): closure.render(context)
                }
            groups.append(group.content)
            updates.append(group.update)
        }
        return (groups, { [updates] state in for update in updates { update(state) } })
    }
}
