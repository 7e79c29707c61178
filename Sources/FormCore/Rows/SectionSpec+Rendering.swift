extension SectionSpec: ElementNode {
    func render(_ context: RenderingContext<State>) -> RenderedElement<Section, State> {
        let rendered =
            switch body {
            case .rows(let rows): rows.render(context)
            case .inner(let section): section.render(context)
            }
        let section = rendered.content
        var updates = [rendered.update]
        if let header { updates.append(context.follow(header) { section.header = $0 }) }
        for condition in visible {
            let slot = section.addVisibilityCondition()
            updates.append(context.follow(condition) { section.setVisible($0, slot: slot) })
        }
        for button in headerButtons {
            let button = button.render(inOwnRow: context)
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
        let (groups, update) = groups.render(inner)
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
