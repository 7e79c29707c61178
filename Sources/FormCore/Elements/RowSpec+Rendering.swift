extension RowSpec {
    @MainActor
    func render(_ context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        if let id { context.row.givenName = id }
        guard let properties else {
            let rendered = kind.render(titled: title, in: context)
            rendered.content.identify(as: context.row)
            return rendered
        }
        if !properties.value.hasDefault { context.row.hasDefault = false }
        let rendered = kind.render(titled: title, in: context)
        rendered.content.identify(as: context.row)
        guard let follow = properties.value.apply(to: rendered.content, in: context) else { return rendered }
        return RenderedElement(content: rendered.content) { state in
            rendered.update(state)
            follow(state)
        }
    }

    /// Renders the row with a new row id. A row of a choice gets the row id of the choice instead, because all rows of a
    /// choice share one value.
    @MainActor
    func render(inOwnRow context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        var row = context
        if context.row.choice == nil { row.row = context.row.beside() }
        return render(row)
    }

    /// Renders the row as a group of rows of a section.
    @MainActor
    func renderGroup(_ context: RenderingContext<State>) -> RenderedElement<RowGroup, State> {
        let rendered = render(inOwnRow: context)
        return RenderedElement(content: RowGroup(fixed: [rendered.content]), update: rendered.update)
    }
}

extension RowKind {
    @MainActor
    fileprivate func render(
        titled title: String, in context: RenderingContext<State>
    ) -> RenderedElement<FormCell, State> {
        switch self {
        case .closure(let closure): return closure.render(context)
        case .bound(let bound): return bound.render(context)
        default:
            let cell = FormCell(title: context.translate(title))
            context.row.claim(title: title)
            cell.identify(as: context.row)
            return RenderedElement(content: cell, update: configure(cell, titled: title, in: context))
        }
    }

    /// Sets up a live row, and returns the function that updates it.
    @MainActor
    private func configure(
        _ cell: FormCell, titled title: String, in context: RenderingContext<State>
    ) -> @MainActor (State) -> Void {
        switch self {
        case .control(let control, let isLeading):
            let rendered = control.render(context)
            cell.control = rendered.content
            cell.isControlLeading = isLeading
            return rendered.update
        case .content(let content): return content.value.configure(cell, titled: title, in: context)
        case .option(let option): return option.configure(cell, titled: title, in: context)
        case .notice(let notice): return notice.configure(cell, in: context)
        case .itemButton(let button):
            button.configure(cell, in: context)
            return { _ in }
        case .parts(let parts): return context.add(parts, to: cell)
        case .expander(let expander): return expander.configure(cell, in: context)
        case .custom(let configure): return configure(cell, context)
        case .closure, .bound: preconditionFailure("These make the row itself.")
        }
    }
}

extension RowContent {
    @MainActor
    fileprivate func configure(
        _ cell: FormCell, titled title: String, in context: RenderingContext<State>
    ) -> @MainActor (State) -> Void {
        cell.role = role
        if let field { cell.value = context.access.pullBack(field(context.notation), of: context.row) }
        if let page {
            if title.isEmpty { context.scope.report(.pageWithoutTitle(row: context.path)) }
            cell.destination = Destination(
                title: context.translate(title), page: page.form.pageSpec(), access: context.access,
                isSingleValue: page.isSingleValue)
        }
        if let configure { return configure(cell, context) }
        guard let detail else { return { _ in } }
        let notation = context.notation
        return context.follow({ detail($0, notation) }) { cell.detail = $0 }
    }
}

extension NoticeSpec {
    @MainActor
    fileprivate func configure(
        _ cell: FormCell, in context: RenderingContext<State>
    ) -> @MainActor (State) -> Void {
        cell.title = ""
        cell.role = .notice
        let control = control?.render(context)
        cell.control = control?.content
        let slot = cell.addVisibilityCondition()
        cell.setVisible(false, slot: slot)
        var shown: Notice?
        cell.onRecord = { _ in (isHere: true, ownNotice: shown) }
        let follow = context.follow(notice) { notice in
            guard notice != shown else { return }
            shown = notice
            cell.setVisible(notice != nil, slot: slot)
            cell.applyRecord()
            if notice != nil { cell.announce { $0.noticeText } }
        }
        return { state in
            control?.update(state)
            follow(state)
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
        if context.access.itemActions?.offers(action) != true {
            context.scope.report(.buttonOfNoItem(row: cell.path, modifier: modifier))
        }
        cell.followItem = { [weak cell] in
            let actions = context.access.itemActions
            let reason = actions?.obstacle(to: action).flatMap { cell?.text(of: $0) }
            cell?.setEnabled(actions?.contains(action) ?? false, slot: slot, because: reason)
        }
    }
}

extension ExpanderSpec {
    @MainActor
    fileprivate func configure(
        _ cell: FormCell, in context: RenderingContext<State>
    ) -> @MainActor (State) -> Void {
        let toggle = toggle.map { (rendered: $0.control.render(context), isOn: $0.isOn) }
        cell.control = toggle?.rendered.content
        context.row.expander = cell
        var below = context
        below.row = RowIdentity(scope: context.scope, in: context.row)
        let (rows, update) = groups.renderGroups(below)
        if rows.contains(where: { $0.headerButton != nil }) {
            context.scope.report(.headerButtonInExpander(row: context.path))
        }
        if rows.contains(where: { $0.filter != nil }) {
            context.scope.report(.searchableInExpander(row: context.path))
        }
        cell.expansion = ExpandedRows(rows, isWanted: isExpanded)
        guard let toggle else { return update }
        return { state in
            toggle.rendered.update(state)
            update(state)
            cell.setExpansionOn(toggle.isOn(state))
        }
    }
}

extension RenderingContext {
    /// Adds controls to a row, each as a row of its own, and returns the function that updates them.
    fileprivate func add(_ parts: [Element<FormCell, State>], to cell: FormCell) -> @MainActor (State) -> Void {
        let rendered = parts.map { part in
            var inner = self
            inner.row = RowIdentity(scope: scope, in: row)
            let rendered = part.rowSpec().render(inner)
            if rendered.content.isExpander {
                scope.report(.expanderInRow(rendered.content.path))
            } else if rendered.content.control == nil || !rendered.content.parts.isEmpty {
                scope.report(.partWithoutControl(row: rendered.content.path))
            }
            return rendered
        }
        cell.parts = rendered.contents()
        return { state in for part in rendered { part.update(state) } }
    }
}

/// Functions that update a row, as one function.
@MainActor
private struct Updates<State> {
    private(set) var all: (@MainActor (State) -> Void)?

    mutating func add(_ update: @escaping @MainActor (State) -> Void) {
        guard let earlier = all else { return all = update }
        all = { state in
            earlier(state)
            update(state)
        }
    }
}

extension RowProperties {
    /// Sets the properties of a live row.
    ///
    /// - Returns: The function that updates those properties that follow the state; `nil` if none do.
    @MainActor
    fileprivate func apply(
        to cell: FormCell, in context: RenderingContext<State>
    ) -> (@MainActor (State) -> Void)? {
        if !keywords.isEmpty { cell.keywords += keywords.map(context.translate) }
        if isCopyable { cell.isCopyable = true }
        if showsReset { cell.showsReset = true }
        if let concealment {
            cell.isConcealed = true
            cell.isRevealed = !concealment.isConcealedAtFirst
        }
        judge(cell.identity ?? context.row, hasValue: { cell.value != nil }, context.access)
        if let question { confirm(question, before: cell, in: context) }
        var updates = Updates<State>()
        if let title {
            let ownTitle = cell.title
            let shown = { (text: String) in text.unlessBlank ?? ownTitle }
            cell.destination?.follow({ shown(title(context.state)) }, inPlaceOf: ownTitle)
            updates.add(context.follow(title) { cell.title = shown($0) })
        }
        if let titleStyle { updates.add(context.follow(titleStyle) { cell.titleStyle = $0 }) }
        if let help { cell.help = context.translate(help) }
        if let followedHelp { updates.add(context.follow(followedHelp) { cell.help = $0 }) }
        if let visible {
            for condition in visible {
                let slot = cell.addVisibilityCondition()
                updates.add(context.follow(condition) { cell.setVisible($0, slot: slot) })
            }
        }
        if let enabled { for condition in enabled { updates.add(condition.follow(for: cell, in: context)) } }
        decorate(cell, in: context, &updates)
        return updates.all
    }

    @MainActor
    private func decorate(_ cell: FormCell, in context: RenderingContext<State>, _ updates: inout Updates<State>) {
        if let symbol { cell.symbol = symbol }
        if let followedSymbol { updates.add(context.follow(followedSymbol) { cell.symbol = $0 }) }
        if let badge { updates.add(context.follow(badge) { cell.badge = $0 }) }
        if let status { updates.add(context.follow(status) { cell.status = $0 }) }
        if let picture {
            if cell.destination == nil { context.scope.report(.pictureWithoutPage(row: context.path)) }
            cell.makeDecoration().hasPicture = true
            updates.add(context.follow(picture) { cell.picture = $0 })
        }
        if let presentation {
            if cell.destination == nil { context.scope.report(.presentationWithoutPage(row: context.path)) }
            cell.destination?.presentation = presentation
        }
    }

    /// Asks the user before the row performs its action.
    @MainActor
    private func confirm(
        _ question: @escaping Read<FormQuestion?>, before cell: FormCell, in context: RenderingContext<State>
    ) {
        guard let press = cell.onSelect else { return context.scope.report(.noButton(row: cell.path)) }
        cell.onSelect = { [weak cell] in
            let isValid = { @MainActor in cell.map { $0.isUsable && $0.isOnTopPage } ?? false }
            var asked = question(context.state)
            if cell?.buttonStyle == .destructive { asked?.isDestructive = true }
            context.scope.confirm(asked, while: isValid, press)
        }
    }
}

extension RowProperties.Enabling {
    @MainActor
    fileprivate func follow(for cell: FormCell, in context: RenderingContext<State>) -> @MainActor (State) -> Void {
        let slot = cell.addEnablingCondition()
        return switch self {
        case .condition(let condition): context.follow(condition) { cell.setEnabled($0, slot: slot) }
        case .reason(let reason):
            context.follow(reason) { [weak cell] reason in
                let text = reason.flatMap { cell?.text(of: $0) }
                cell?.setEnabled(reason == nil, slot: slot, because: text?.isEmpty == true ? nil : text)
            }
        }
    }
}
