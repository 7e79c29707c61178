extension RowSpec {
    /// Makes the live row.
    @MainActor
    func make(in context: RenderingContext<State>) -> FormCell {
        prepare(context.row)
        let cell = kind.make(titled: title, in: context)
        cell.identify(as: context.row)
        guard let identity = cell.identity else { return cell }
        if let properties {
            register(identity, context.access)
            if isOfAuthor { declare(properties, for: cell, identity, in: context) }
            apply(properties, to: cell, in: context)
        }
        reportMistakes(of: identity, context.access) { abilities(of: cell) }
        return cell
    }

    /// Gives a row that is made or asked what its author has said, before it gets its name.
    @MainActor
    private func prepare(_ identity: RowIdentity) {
        if let id { identity.givenName = id }
        if let properties, !properties.value.hasDefault { identity.hasDefault = false }
    }

    /// Makes the row in a position that not every row suits.
    @MainActor
    func make(in context: RenderingContext<State>, as row: RowIdentity) -> FormCell {
        var inner = context
        inner.row = row
        let cell = make(in: inner)
        abilities(of: cell).reportUnlessSuitable(row)
        return cell
    }

    /// Makes the row with a new row id. A row of a choice gets the row id of the choice instead, because all rows of a
    /// choice share one value.
    @MainActor
    func make(inOwnRow context: RenderingContext<State>) -> FormCell {
        var row = context
        if context.row.choice == nil { row.row = context.row.beside() }
        return make(in: row)
    }

    /// Makes the row as a button outside the rows of a section.
    @MainActor
    func makeButton(in context: RenderingContext<State>) -> FormCell {
        make(in: context, as: context.row.beside(as: .button))
    }

    /// Makes the row as a group of rows of a section.
    @MainActor
    func makeGroup(in context: RenderingContext<State>) -> RowGroup { RowGroup(fixed: [make(inOwnRow: context)]) }
}

extension RowKind {
    @MainActor
    fileprivate func make(titled title: String, in context: RenderingContext<State>) -> FormCell {
        switch self {
        case .closure(let closure): return closure.make(context)
        default:
            let cell = FormCell(title: context.translate(title))
            context.row.claim(title: title)
            cell.identify(as: context.row)
            configure(cell, titled: title, in: context)
            return cell
        }
    }

    @MainActor
    private func configure(_ cell: FormCell, titled title: String, in context: RenderingContext<State>) {
        switch self {
        case .control(let control, let isLeading):
            cell.control = control.make(in: context)
            cell.isControlLeading = isLeading
        case .content(let content): content.value.configure(cell, titled: title, in: context)
        case .option(let option): option.configure(cell, titled: title, in: context)
        case .notice(let notice): notice.configure(cell, in: context)
        case .itemButton(let button): button.configure(cell, in: context)
        case .parts(let parts): context.add(parts, to: cell)
        case .expander(let expander): expander.configure(cell, in: context)
        case .custom(let configure):
            let (update, authored) = (configure(cell, context), AuthoredRows { [cell] })
            context.updates.add { authored.update($0, with: update) }
        case .closure: preconditionFailure("It makes the row itself.")
        }
    }
}

extension RowContent {
    @MainActor
    fileprivate func configure(_ cell: FormCell, titled title: String, in context: RenderingContext<State>) {
        cell.role = role
        if let field { cell.value = context.value(of: field) }
        if let page {
            cell.destination = Destination(
                title: context.translate(title), form: DescribedPage(page.form.pageSpec(), context.access),
                isSingleValue: page.isSingleValue)
        }
        if let configure { return configure(cell, context) }
        guard let detail else { return }
        let notation = context.notation
        context.update(from: { detail($0, notation) }) { cell.detail = $0 }
    }
}

extension NoticeSpec {
    @MainActor
    fileprivate func configure(_ cell: FormCell, in context: RenderingContext<State>) {
        cell.title = ""
        cell.role = .notice
        cell.control = control?.make(in: context)
        let slot = cell.addVisibilityCondition()
        cell.setVisible(false, slot: slot)
        var shown: Notice?
        cell.onShown = { _ in (isHere: true, ownNotice: shown) }
        context.update(from: notice) { notice in
            guard notice != shown else { return }
            shown = notice
            cell.setVisible(notice != nil, slot: slot)
            cell.applyRecord()
            if notice != nil { cell.announce { $0.noticeText } }
        }
    }
}

extension ItemButtonSpec {
    @MainActor
    fileprivate func configure<State>(_ cell: FormCell, in context: RenderingContext<State>) {
        cell.role = .button
        cell.buttonStyle = style
        cell.onSelect = { context.access.itemActions?[action]?(context.path) }
        let slot = cell.addEnablingCondition()
        cell.followItem = { [weak cell] in
            let actions = context.access.itemActions
            let reason = actions?.obstacle(to: action).flatMap { cell?.text(of: $0) }
            cell?.setEnabled(actions?.contains(action) ?? false, slot: slot, because: reason)
        }
    }
}

extension ExpanderSpec {
    @MainActor
    fileprivate func configure(_ cell: FormCell, in context: RenderingContext<State>) {
        cell.control = toggle?.control.make(in: context)
        context.row.expander = cell
        var below = context
        below.row = RowIdentity(scope: context.scope, in: context.row)
        let rows = groups.makeGroups(in: below)
        cell.expansion = Expansion(rows, isWanted: isExpanded)
        if let isOn = toggle?.isOn { context.update(from: isOn) { cell.setExpansionOn($0) } }
    }
}

extension RenderingContext {
    /// Adds controls to a row, each as a row of its own.
    fileprivate func add(_ parts: [Element<FormCell, State>], to cell: FormCell) {
        cell.parts = parts.map { $0.rowSpec().make(in: self, as: RowIdentity(scope: scope, in: row, as: .part)) }
    }
}

extension RowSpec {
    /// Gives a live row of the author's the value and the page that are declared.
    @MainActor
    private func declare(
        _ properties: Shared<RowProperties<State>>, for cell: FormCell, _ identity: RowIdentity,
        in context: RenderingContext<State>
    ) {
        if let field = properties.value.field {
            cell.value = context.access.pullBack(field(context.notation), of: identity)
        }
        if let form = properties.value.form {
            cell.destination = Destination(title: cell.title, form: form, access: context.access)
        }
    }

    /// Sets the properties of a live row.
    @MainActor
    private func apply(
        _ properties: Shared<RowProperties<State>>, to cell: FormCell, in context: RenderingContext<State>
    ) {
        cell.keywords += keywords(context.notation)
        if properties.value.isCopyable { cell.isCopyable = true }
        if properties.value.showsReset { cell.showsReset = true }
        if let concealment = properties.value.concealment {
            cell.isConcealed = true
            cell.isRevealed = !concealment.isConcealedAtFirst
        }
        if let question = properties.value.question { cell.confirm(question, in: context) }
        if properties.value.title != nil {
            // A row of the author's may have set another one than that of its description.
            let ownTitle = cell.title
            let title = { @MainActor state in self.modifiedTitle(in: state) ?? ownTitle }
            cell.destination?.follow({ title(context.state) }, inPlaceOf: ownTitle)
            context.update(from: title) { cell.title = $0 }
        }
        if let style = properties.value.titleStyle { context.update(from: style) { cell.titleStyle = $0 } }
        switch properties.value.help {
        case .fixed(let text)?: cell.help = context.translate(text)
        case .followed?:
            cell.followsHelp = true
            context.update(from: { self.help(in: $0, context.notation) }) { cell.help = $0 }
        case nil: break
        }
        if properties.value.visible != nil {
            let slot = cell.addVisibilityCondition()
            context.update(from: isVisible(in:)) { cell.setVisible($0, slot: slot) }
        }
        if properties.value.disablingReasons != nil {
            let slot = cell.addEnablingCondition()
            context.update(from: disablingReasons(in:)) { [weak cell] reasons in
                let shown = reasons.lazy.compactMap { cell?.text(of: $0).unlessBlank }.first
                cell?.setEnabled(reasons.isEmpty, slot: slot, because: shown)
            }
        }
        decorate(cell, properties, in: context)
    }

    @MainActor
    private func decorate(
        _ cell: FormCell, _ properties: Shared<RowProperties<State>>, in context: RenderingContext<State>
    ) {
        switch properties.value.symbol {
        case .fixed(let name)?: cell.symbol = name
        case .followed(let symbol)?: context.update(from: symbol) { cell.symbol = $0 }
        case nil: break
        }
        if let badge = properties.value.badge { context.update(from: badge) { cell.badge = $0 } }
        if let status = properties.value.status { context.update(from: status) { cell.status = $0 } }
        if let picture = properties.value.picture {
            cell.makeDecoration().hasPicture = true
            // To make a picture, such as a QR code, takes long.
            context.update(from: { self.isVisible(in: $0) ? picture($0) : nil }) { cell.picture = $0 }
        }
        if let presentation = properties.value.presentation { cell.destination?.presentation = presentation }
    }
}

extension FormCell {
    /// Asks the user before the row performs its action.
    fileprivate func confirm<State>(
        _ question: @escaping @MainActor (State) -> FormQuestion?, in context: RenderingContext<State>
    ) {
        guard let press = onSelect else { return }
        onSelect = { [weak self] in
            let isValid = { @MainActor in self.map { $0.isUsable && $0.isOnTopPage } ?? false }
            let asked = { @MainActor in
                var asked = question(context.state)
                if self?.buttonStyle == .destructive { asked?.isDestructive = true }
                return asked
            }
            context.scope.confirm(asked, while: isValid, press)
        }
    }
}

extension RowSpec {
    /// Tells the traversal of the row, and enters what it contains and opens.
    ///
    /// - Parameter identity: The row's id, which gets its name here.
    @MainActor
    func traverse(as identity: RowIdentity, in scope: TraversalScope<State>) {
        prepare(identity)
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
        let (traversal, access) = (scope.traversal, scope.access)
        identity.claim(title: title)
        if traversal.target != nil, !traversal.includes(identity.path) { return }
        register(identity, access)
        let row = FormRow(identity, DescribedFacts(self, identity, at: scope.moment), in: scope.enclosure)
        if let mistakes = controlSpec?.mistakes { identity.report(mistakes) }
        reportMistakes(of: identity, access) { abilities }
        traversal.reach(row)
        let isSuitable = identity.position == .row || abilities?.reportUnlessSuitable(identity) ?? true
        // A row beside others opens no page.
        if !isSuitable || identity.position == .part { return }
        if let page, !page.isSingleValue {
            traversal.enter(page.form.pageSpec(), titled: row.title, from: row, access: access)
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
            let identity = RowIdentity(scope: scope.pageScope, in: scope.enclosure.line)
            scope.reach(SectionCells(scope.rendered(identity, closure.make).runs(all: true)))
        }
    }
}

extension RowSpec {
    /// Claims the name of a button outside the rows of a section.
    @MainActor
    func claimButton(on page: PageScope) {
        let identity = RowIdentity(scope: page, as: .button)
        identity.claim(title: id ?? title)
        abilities?.reportUnlessSuitable(identity)
    }
}
