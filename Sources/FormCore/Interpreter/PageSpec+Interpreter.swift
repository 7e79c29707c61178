extension PageSpec {
    /// Makes the live sections.
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

    /// Tells a traversal of the rows of the page.
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>) {
        let page = scope.pageScope
        for rule in rules { rule.add(scope.access, on: page) }
        switch body {
        case .bound(let bound): bound.traverse(in: scope)
        case .form: form?.traverse(in: scope)
        case .sections(let sections):
            page.reserving(rowsOnDemand) {
                for section in sections { section.sectionSpec().value.traverse(in: scope) }
            }
        case .closure(let closure):
            let sections = scope.rendered(RowIdentity(scope: page), closure.make)
            for section in sections where section.status == nil { scope.reach(section) }
        }
        reportMistakes(on: page)
        // The buttons of status pages are no rows of the form, but have names like rows.
        for status in statusPages { status.button?.rowSpec().claimButton(on: page) }
    }
}

extension BoundNode where Content == [Section] {
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>) {
        element.pageSpec().traverse(in: scope.part(over: lens))
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

extension Traversal {
    /// Enters the page that a row opens, unless the form is nested in itself.
    ///
    /// - Parameters:
    ///   - title: The page's title, in the user's language.
    ///   - row: The row; `nil` for the first page of a form.
    func enter<State>(
        _ page: PageSpec<State>, titled title: String, from row: FormRow?, access: any StateAccess<State>
    ) {
        let opener = row?.section.page
        if let row, !leads(to: row.path) { return }
        let (forms, form) = (opener?.forms ?? [], page.identity)
        if let row {
            // The path of a row that is looked for has an end, and so has a search for it.
            guard target != nil || !forms.contains(form), forms.count < Self.deepest else {
                return session.report(.formInsideItself(row: row.path))
            }
        }
        let scope = PageScope(
            session: session, model: model, title: title, path: row?.path ?? .root, parent: opener?.scope)
        let next = makePage(
            scope, titles: (row?.pageTitles ?? []) + [title], forms: forms + [form],
            isVisible: row?.isVisible ?? true, isEnabled: row?.isEnabled ?? true,
            dialog: row?.opensDialog == true ? row?.path : opener?.dialog)
        let moment = Moment(access, access.state)
        page.traverse(in: TraversalScope(self, moment, in: RowEnclosure(TraversedSection(of: next))))
        leave(next)
    }

    /// Limit of nested forms, more than in any real form. It stops forms that build their nested forms anew at each
    /// level, which can't be recognised as nested in themselves.
    private static var deepest: Int { 32 }
}
