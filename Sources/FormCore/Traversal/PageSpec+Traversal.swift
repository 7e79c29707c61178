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
            let rendered = scope.context(RowIdentity(scope: page)).render(closure.make)
            rendered.update(scope.state)
            for section in rendered.content where section.status == nil { scope.reach(section) }
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

extension SectionSpec {
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>, header outerHeader: String?? = nil) {
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
            let rendered = scope.context(RowIdentity(scope: scope.pageScope)).render(make(in:))
            rendered.update(scope.state)
            return scope.reach(rendered.content, header: header)
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
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>, header outerHeader: String??) {
        let header = outerHeader ?? header.map(scope.notation.translate)
        let section = TraversedSection(of: scope.section.page, header: header, footer: footer(scope.state))
        let enclosure = RowEnclosure(section)
        enclosure.isVisible = scope.enclosure.isVisible && isVisible(scope.state)
        enclosure.isEnabled = scope.enclosure.isEnabled
        let inside = TraversalScope(scope.traversal, scope.moment, in: enclosure)
        if let choice {
            let identity = RowIdentity(scope: scope.pageScope, choice: choice)
            identity.claim(title: choice)
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
            return traverse(number, named: wanted, in: scope)
        }
        for piece in outline.pieces {
            switch piece {
            case .onDemand(let range):
                if scope.wantedName != nil { continue }
                for number in range { traverse(number, named: outline.names[number], in: scope) }
            case .other(let number): groups[number].traverse(in: scope)
            }
        }
    }

    /// Tells the traversal of a row whose name is reserved.
    @MainActor
    private func traverse(_ number: Int, named name: String, in scope: TraversalScope<State>) {
        row(number).traverse(as: RowIdentity(scope: scope.pageScope, named: name), in: scope)
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
        let identity = RowIdentity(scope: page, as: .button)
        identity.claim(title: id ?? title)
        abilities?.reportUnlessSuitable(identity)
    }
}
