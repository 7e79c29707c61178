extension PageSpec {
    @MainActor
    func make(in context: RenderingContext<State>) -> [Section] {
        for rule in rules { rule.add(context.access, on: context.scope) }
        var rows = context
        if !statusPages.isEmpty { rows.updates = Updates() }
        let sections =
            switch body {
            case .sections(let sections):
                rows.scope.reserving(rowsOnDemand) { sections.map { $0.sectionSpec().value.make(in: rows) } }
            case .form: form?.make(in: rows) ?? []
            case .closure(let closure): closure.make(rows)
            case .bound(let bound): bound.make(in: rows)
            }
        reportMistakes(on: context.scope)
        if statusPages.isEmpty { return sections }
        let pages = statusPages.map { context.render($0.make(in:)) }
        // The outermost status page comes first, and all of them before the rows in whose place they are shown.
        for page in pages.reversed() { context.updates.add(page.update) }
        rows.updates.move(to: context.updates)
        return sections + pages.map { $0.content }
    }
}

extension PageRule {
    /// Adds the rule to a page.
    @MainActor
    func add(_ access: any StateAccess<State>, on page: PageScope) {
        let paths = rows.map { RowPath(page.path.components + $0.components) }
        page.add(.immediate(access.pullBack(check)), for: paths, isOfPage: true)
        page.namedRows += paths.map { NamedRow(path: $0, caller: ".rule(for:)", needsValue: true) }
    }
}

extension StatusPageSpec {
    @MainActor
    fileprivate func make(in context: RenderingContext<State>) -> Section {
        let button = button?.rowSpec().makeButton(in: context)
        let (section, status) = (Section(cells: button.map { [$0] } ?? []), SectionStatus())
        section.status = status
        context.update(from: page) { status.page = $0 }
        return section
    }
}
