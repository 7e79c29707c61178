extension PageSpec {
    @MainActor
    func render(_ context: RenderingContext<State>) -> RenderedElement<[Section], State> {
        let rendered =
            switch body {
            case .sections: renderSections(context)
            case .closure(let closure): closure.render(context)
            case .bound(let bound): bound.render(context)
            }
        for rule in rules { rule.add(context.access, on: context.scope) }
        if statusPages.isEmpty { return rendered }
        let pages = statusPages.map { $0.render(context) }
        return RenderedElement(content: rendered.content + pages.contents()) { state in
            // The outermost comes first, and all of them before the rows in whose place they are shown.
            for page in pages.reversed() { page.update(state) }
            rendered.update(state)
        }
    }

    @MainActor
    private func renderSections(_ context: RenderingContext<State>) -> RenderedElement<[Section], State> {
        let rendered = (sections ?? []).map { $0.sectionSpec().render(context) }
        let sections = rendered.contents()
        for (index, section) in sections.enumerated() where section.isFixed && section.allCells.isEmpty {
            context.scope.report(.sectionWithoutRows(number: index + 1, page: context.scope.name))
        }
        if sections.count(where: { $0.sidebarRow != nil }) > 1 {
            context.scope.report(.secondSidebar(page: context.scope.name))
        }
        return RenderedElement(content: sections) { state in for section in rendered { section.update(state) } }
    }
}

extension PageRule {
    /// Adds the rule to a page.
    @MainActor
    func add(_ access: any StateAccess<State>, on page: PageScope) {
        let paths = rows.map { RowPath(page.path.components + $0.components) }
        page.add(access.pullBack(check), for: paths, isOfPage: true)
        page.namedRows += paths.map { NamedRow(path: $0, caller: ".rule(for:)", needsValue: true) }
    }
}

extension StatusPageSpec {
    @MainActor
    fileprivate func render(_ context: RenderingContext<State>) -> RenderedElement<Section, State> {
        let button = button?.rowSpec().render(inOwnRow: context)
        button?.content.reportUnlessButton()
        let (section, status) = (Section(cells: button.map { [$0.content] } ?? []), SectionStatus())
        section.status = status
        let follow = context.follow(page) { status.page = $0 }
        return RenderedElement(content: section) { state in
            button?.update(state)
            follow(state)
        }
    }
}

extension FormCell {
    /// Reports a mistake in the form if the row can't be a button outside the rows of a section.
    func reportUnlessButton() {
        if isExpander {
            identity?.scope.report(.expanderInRow(path))
        } else if control != nil || !doesSomething {
            identity?.scope.report(.noButton(row: path))
        }
    }
}
