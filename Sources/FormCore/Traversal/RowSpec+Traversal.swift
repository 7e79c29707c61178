extension RowSpec {
    /// Tells the traversal of the row, and enters what it contains and opens.
    ///
    /// - Parameter identity: The row's id, which gets its name here.
    @MainActor
    func traverse(as identity: RowIdentity, in scope: TraversalScope<State>) {
        if let id { identity.givenName = id }
        if properties?.value.hasDefault == false { identity.hasDefault = false }
        switch kind {
        case .custom where declaresContent: traverseDescribed(as: identity, in: scope)
        case .closure, .custom: traverseRendered(as: identity, in: scope)
        case .control(let control, _) where control.kind == nil: traverseRendered(as: identity, in: scope)
        default: traverseDescribed(as: identity, in: scope)
        }
    }

    /// Renders the row, because an author's closure makes it or its control.
    @MainActor
    private func traverseRendered(as identity: RowIdentity, in scope: TraversalScope<State>) {
        let rendered = scope.context(identity).render(make(in:))
        let cell = rendered.content
        cell.identify(as: identity)
        guard scope.traversal.includes(cell.path) else { return }
        rendered.update(scope.state)
        scope.reach(cell)
    }

    @MainActor
    private func traverseDescribed(as identity: RowIdentity, in scope: TraversalScope<State>) {
        let traversal = scope.traversal
        identity.claim(title: title)
        if traversal.target != nil, !traversal.includes(identity.path) { return }
        register(identity, scope.access)
        let row = FormRow(identity, DescribedFacts(self, identity, at: scope.moment), in: scope.enclosure)
        if let mistakes = controlSpec?.mistakes { identity.report(mistakes) }
        reportMistakes(of: identity, scope.access) { abilities }
        traversal.reach(row)
        let isSuitable = identity.position == .row || abilities?.reportUnlessSuitable(identity) ?? true
        // A row beside others opens no page.
        if !isSuitable || identity.position == .part { return }
        if let page, !page.isSingleValue {
            traversal.enter(page.form.pageSpec(), titled: row.title, from: row, access: scope.access)
        } else {
            kind.enter(row, in: scope)
        }
    }

    /// True if the author declares the value or the page of a row of their own, so that it need not be rendered.
    private var declaresContent: Bool { properties.map { $0.value.field != nil || $0.value.form != nil } ?? false }
}

extension RowKind {
    /// Enters what the row contains.
    @MainActor
    fileprivate func enter(_ row: FormRow, in scope: TraversalScope<State>) {
        switch self {
        case .parts(let parts):
            let inside = scope.inside(row)
            for part in parts {
                part.rowSpec().traverse(
                    as: RowIdentity(scope: scope.pageScope, in: row.identity, as: .part), in: inside)
            }
        case .expander(let expander):
            let inside = scope.inside(row)
            if let toggle = expander.toggle, !toggle.isOn(scope.state) { inside.enclosure.isVisible = false }
            for group in expander.groups { group.traverse(in: inside) }
        default: break
        }
    }
}

extension BoundNode where Content == RowGroup {
    @MainActor
    fileprivate func traverse(in scope: TraversalScope<State>) { element.traverse(in: scope.part(over: lens)) }
}

extension Element where Content == RowGroup {
    /// Tells the traversal of the rows of the group.
    @MainActor
    func traverse(in scope: TraversalScope<State>) {
        switch body {
        case .node(.row(let row)):
            if let wanted = scope.wantedName, let name = row.knownName, name != wanted { return }
            row.traverse(as: scope.nextIdentity(), in: scope)
        case .node(.list(let list)): list.traverse(in: scope)
        case .node(.group(let group)): group.traverse(in: scope)
        case .node: preconditionFailure("A group of rows is a row, a list or one over a part.")
        case .closure(let closure):
            let context = scope.context(RowIdentity(scope: scope.pageScope, in: scope.enclosure.line))
            let rendered = context.render(closure.make)
            rendered.update(scope.state)
            scope.reach(SectionCells(rendered.content.runs(all: true)))
        }
    }
}
