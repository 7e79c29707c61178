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
        let forms = opener?.scope.forms ?? []
        if let row {
            guard leads(to: row.path) else { return }
            // The path of a row that is looked for has an end, and so has a search for it.
            guard target != nil || !forms.contains(page.identity), forms.count < Self.deepest else {
                return owner.report(.formInsideItself(row: row.path))
            }
        }
        let scope = PageScope(
            owner: owner, model: model, title: title, path: row?.path ?? .root, parent: opener?.scope,
            forms: forms + [page.identity])
        let next = makePage(
            scope, titles: (row?.pageTitles ?? []) + [title], isVisible: row?.isVisible ?? true,
            isEnabled: row?.isEnabled ?? true)
        page.traverse(self, next, access)
        leave(next)
    }

    /// Limit of nested forms, more than in any real form. It stops forms that build their nested forms anew at each
    /// level, which can't be recognised as nested in themselves.
    private static var deepest: Int { 32 }
}

/// A form over a state, independent of the type of the state.
@MainActor
protocol TraversablePage: AnyObject {
    /// Enters the page of a row; without a row, it is the first page of a form.
    func traverse(_ traversal: Traversal, titled title: String, from row: FormRow?)
}

extension DescribedPage: TraversablePage {
    func traverse(_ traversal: Traversal, titled title: String, from row: FormRow?) {
        traversal.enter(page, titled: title, from: row, access: access)
    }
}

extension PageSpec {
    @MainActor
    fileprivate func traverse(
        _ traversal: Traversal, _ page: TraversedPage, _ access: any StateAccess<State>
    ) {
        for rule in rules { rule.add(access, on: page.scope) }
        switch body {
        case .bound(let bound): bound.traverse(traversal, page, access)
        case .form: form?.traverse(traversal, page, access)
        case .sections(let sections):
            let scope = TraversalScope(access, access.state, in: TraversedSection(of: page))
            for section in sections { section.sectionSpec().traverse(traversal, in: scope) }
        case .closure(let closure):
            let rendered = closure.render(RenderingContext(access: access, row: RowIdentity(scope: page.scope)))
            let scope = TraversalScope(access, access.state, in: TraversedSection(of: page))
            rendered.update(scope.state)
            for section in rendered.content where section.status == nil { traversal.reach(section, in: scope) }
        }
        reportMistakes(on: page.scope)
        // The buttons of status pages are no rows of the form, but have names like rows.
        for status in statusPages {
            status.button?.rowSpec().claimButton(on: page.scope)
        }
    }
}

extension BoundNode where Content == [Section] {
    @MainActor
    fileprivate func traverse(
        _ traversal: Traversal, _ page: TraversedPage, _ access: any StateAccess<State>
    ) {
        element.pageSpec().traverse(traversal, page, PartAccess(access, over: lens))
    }
}

extension SectionSpec {
    @MainActor
    fileprivate func traverse(
        _ traversal: Traversal, in scope: TraversalScope<State>, header outerHeader: String?? = nil
    ) {
        var scope = scope
        if !visible.isEmpty {
            scope = scope.copy()
            if !visible.allSatisfy({ $0(scope.state) }) { scope.isVisible = false }
        }
        let header = outerHeader ?? header.map { $0(scope.state) }
        switch body {
        case .rows(let rows): rows.traverse(traversal, in: scope, header: header)
        case .bound(let bound): bound.traverse(traversal, in: scope, header: header)
        case .closure:
            let rendered = scope.context(RowIdentity(scope: scope.pageScope)).render(make(in:))
            rendered.update(scope.state)
            return traversal.reach(rendered.content, in: scope, header: header)
        }
        // The buttons of the heading are no rows of the form, but have names like rows.
        for button in headerButtons { button.rowSpec().claimButton(on: scope.pageScope) }
    }
}

extension BoundNode where Content == Section {
    @MainActor
    fileprivate func traverse(_ traversal: Traversal, in scope: TraversalScope<State>, header: String??) {
        element.sectionSpec().traverse(
            traversal, in: scope.part(PartAccess(scope.access, over: lens)), header: header)
    }
}

extension SectionRows {
    @MainActor
    fileprivate func traverse(_ traversal: Traversal, in scope: TraversalScope<State>, header outerHeader: String??) {
        let header = outerHeader ?? header.map(scope.notation.translate)
        let section = TraversedSection(of: scope.section.page, header: header, footer: footer(scope.state))
        let inside = TraversalScope(scope.access, scope.state, in: section)
        (inside.isVisible, inside.isEnabled) = (scope.isVisible && isVisible(scope.state), scope.isEnabled)
        if let choice {
            let identity = RowIdentity(scope: scope.pageScope, choice: choice)
            identity.claim(title: choice)
            inside.choice = identity
            let values = collectOptions(inside.context(identity))
            defer { withExtendedLifetime(values) {} }
            for group in groups { group.traverse(traversal, in: inside) }
        } else {
            for group in groups { group.traverse(traversal, in: inside) }
        }
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

extension RowSpec {
    /// Claims the name of a button outside the rows of a section.
    @MainActor
    fileprivate func claimButton(on page: PageScope) {
        let identity = RowIdentity(scope: page)
        identity.claim(title: id ?? title)
        kind.abilities?.reportUnlessButton(identity)
    }
}
