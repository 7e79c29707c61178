extension RowSpec {
    /// Tells the traversal of the row, and enters what it contains and opens.
    ///
    /// - Parameter identity: The row's id, which gets its name here.
    @MainActor
    func traverse(as identity: RowIdentity, in scope: TraversalScope<State>) {
        if let id { identity.givenName = id }
        if properties?.value.hasDefault == false { identity.hasDefault = false }
        switch kind {
        case .bound(let bound): bound.traverse(as: identity, in: surrounding(scope))
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
        let row = FormRow(identity, in: scope, title: scope.notation.translate(title))
        kind.describe(row, titled: title, in: scope)
        if let properties { describe(row, properties, in: scope) { kind.abilities } }
        for modify in scope.modifiers { modify(row) { kind.abilities } }
        traversal.reach(row)
        let isSuitable = identity.position == .row || kind.abilities?.reportUnlessSuitable(identity) ?? true
        // A row beside others opens no page.
        if !isSuitable || identity.position == .part { return }
        if isOfAuthor, let form = properties?.value.form {
            traversal.enter(form.pageSpec(), titled: row.title, from: row, access: scope.access)
        } else {
            kind.enter(row, in: scope)
        }
    }

    /// True if the author declares the value or the page of a row of their own, so that it need not be rendered.
    private var declaresContent: Bool { properties.map { $0.value.field != nil || $0.value.form != nil } ?? false }
}

extension RowKind {
    @MainActor
    fileprivate func describe(_ row: FormRow, titled title: String, in scope: TraversalScope<State>) {
        let (access, identity, notation) = (scope.access, row.identity, scope.notation)
        switch self {
        case .control(let control, _): control.describe(row, in: scope)
        case .content(let content): content.value.describe(row, titled: title, in: scope)
        case .option(let option):
            row.role = .option
            let context = scope.context(identity)
            let value =
                identity.choice == nil ? option.makeValue(titled: title, in: context) : identity.choiceValue
            row.makeValue = { value }
            row.optionText = identity.sharedValue != nil ? title : Format.onOff.print(true)
        case .notice(let notice):
            row.title = ""
            row.role = .notice
            notice.control?.describe(row, in: scope)
            if notice.notice(scope.state) == nil { row.isVisibleOnPage = false }
        case .itemButton(let button):
            row.role = .button
            let actions = access.itemActions
            button.reportMistakes(of: identity, actions)
            if actions?.contains(button.action) != true {
                row.isEnabledOnPage = false
                row.reason = actions?.obstacle(to: button.action).map(notation.say)
            }
        case .parts: row.isContainer = true
        case .expander(let expander):
            row.isContainer = true
            expander.toggle?.control.describe(row, in: scope)
        case .custom: break
        case .closure, .bound: preconditionFailure("These are not described.")
        }
    }

    /// Enters what the row contains, or the page that it opens.
    @MainActor
    fileprivate func enter(_ row: FormRow, in scope: TraversalScope<State>) {
        switch self {
        case .content(let content):
            guard let page = content.value.page, !page.isSingleValue else { return }
            scope.traversal.enter(page.form.pageSpec(), titled: row.title, from: row, access: scope.access)
        case .parts(let parts):
            let inside = scope.inside(row)
            for part in parts {
                part.rowSpec().traverse(
                    as: RowIdentity(scope: scope.pageScope, in: row.identity, as: .part), in: inside)
            }
        case .expander(let expander):
            let inside = scope.inside(row)
            if let toggle = expander.toggle, !toggle.isOn(scope.state) { inside.isVisible = false }
            for group in expander.groups { group.traverse(in: inside) }
        default: break
        }
    }
}

extension ControlSpec {
    @MainActor
    fileprivate func describe(_ row: FormRow, in scope: TraversalScope<State>) {
        row.control = kind
        if let field { row.read(field, in: scope) }
        if let mistakes { row.identity.report(mistakes) }
    }
}

extension FormRow {
    /// Makes the row's value from a field.
    fileprivate func read<State>(_ field: @escaping FieldMaker<State>, in scope: TraversalScope<State>) {
        makeValue = { [identity, access = scope.access, notation = scope.notation] in
            access.pullBack(field(notation), of: identity)
        }
    }
}

extension RowContent {
    @MainActor
    fileprivate func describe(_ row: FormRow, titled title: String, in scope: TraversalScope<State>) {
        let (notation, state) = (scope.notation, scope.state)
        reportMistakes(of: row.identity, titled: title)
        row.role = role
        row.control = control
        if let field { row.read(field, in: scope) }
        if let detail { row.readDetail = { detail(state, notation) } }
        guard let page else { return }
        row.opensPage = true
        row.isSingleValue = page.isSingleValue
    }
}

extension RowSpec {
    /// Sets what the modifiers say of the row in a state, and registers what concerns its value.
    @MainActor
    private func describe(
        _ row: FormRow, _ properties: Shared<RowProperties<State>>, in scope: TraversalScope<State>,
        _ abilities: () -> RowAbilities?
    ) {
        let (state, notation) = (scope.state, scope.notation)
        if isOfAuthor {
            if let field = properties.value.field { row.read(field, in: scope) }
            if properties.value.form != nil { row.opensPage = true }
        }
        if let title = modifiedTitle(in: state) { row.title = title }
        let keywords = properties.value.keywords
        if !keywords.isEmpty { row.keywords += keywords.map(notation.translate) }
        if let isVisible = properties.value.visible, !isVisible(state) { row.isVisibleOnPage = false }
        if let reasons = properties.value.disablingReasons {
            for case let reason? in reasons.lazy.map({ $0(state) }) {
                row.isEnabledOnPage = false
                row.reason = row.reason ?? notation.say(reason).unlessBlank
            }
        }
        if let reason = row.reason {
            row.help = reason
        } else if let help = help(in: state, notation) {
            row.help = help
        }
        if properties.value.concealment != nil { row.conceal() }
        if properties.value.presentation == .dialog { row.opensDialog = true }
        register(row.identity, scope.access)
        reportMistakes(of: row.identity, abilities)
    }

    /// Returns a scope in which the modifiers apply to a bound row, after those that already apply to it, as when the
    /// row is rendered.
    @MainActor
    private func surrounding(_ scope: TraversalScope<State>) -> TraversalScope<State> {
        guard let properties else { return scope }
        let inside = scope.copy()
        inside.modifiers.insert({ [self] in describe($0, properties, in: scope, $1) }, at: 0)
        return inside
    }
}

extension FormRow {
    fileprivate func conceal() {
        let read = readDetail
        readDetail = { read?().map(concealed) }
    }
}

extension BoundNode where Content == FormCell {
    @MainActor
    fileprivate func traverse(as identity: RowIdentity, in scope: TraversalScope<State>) {
        element.rowSpec().traverse(as: identity, in: scope.part(over: lens))
    }
}

extension Element where Content == RowGroup {
    /// Tells the traversal of the rows of the group.
    @MainActor
    func traverse(in scope: TraversalScope<State>) {
        switch body {
        case .node(.row(let row)):
            if let wanted = scope.wantedName, let name = row.knownName(), name != wanted { return }
            row.traverse(as: scope.nextIdentity(), in: scope)
        case .node(.list(let list)): list.traverse(in: scope)
        case .node: preconditionFailure("A group of rows is a row or a list.")
        case .closure(let closure):
            let rendered = closure.render(scope.context(RowIdentity(scope: scope.pageScope, in: scope.line)))
            rendered.update(scope.state)
            scope.reach(SectionCells(rendered.content.runs(all: true)))
        }
    }
}
