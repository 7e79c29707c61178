extension RowSpec: ElementNode {
    func render(_ context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        if let id { context.row.givenName = id }
        guard let properties else {
            let rendered = kind.render(titled: title, in: context)
            rendered.content.identify(as: context.row)
            return rendered
        }
        if !properties.hasDefault { context.row.hasDefault = false }
        let rendered = kind.render(titled: title, in: context)
        rendered.content.identify(as: context.row)
        let follow = properties.apply(to: rendered.content, in: context)
        return RenderedElement(content: rendered.content) { state in
            rendered.update(state)
            follow(state)
        }
    }
}

extension RowProperties {
    /// Sets the properties of a live row.
    ///
    /// - Returns: The function that updates those properties that follow the state.
    @MainActor
    fileprivate func apply(
        to cell: FormCell, in context: RenderingContext<State>
    ) -> @MainActor (State) -> Void {
        var updates: [@MainActor (State) -> Void] = []
        cell.keywords += keywords.map(context.translate)
        if isCopyable { cell.isCopyable = true }
        if showsReset { cell.showsReset = true }
        if let concealment {
            cell.isConcealed = true
            cell.isRevealed = !concealment.isConcealedAtFirst
        }
        judge(cell, in: context)
        if let question { confirm(question, before: cell, in: context) }
        if let title {
            let ownTitle = cell.title
            let shown = { (text: String) in text.allSatisfy(\.isWhitespace) ? ownTitle : text }
            cell.destination?.follow({ shown(title(context.state)) }, inPlaceOf: ownTitle)
            updates.append(context.follow(title) { cell.title = shown($0) })
        }
        if let titleStyle { updates.append(context.follow(titleStyle) { cell.titleStyle = $0 }) }
        switch help {
        case .fixed(let text)?: cell.help = context.translate(text)
        case .following(let text)?: updates.append(context.follow(text) { cell.help = $0 })
        case nil: break
        }
        for condition in visible {
            let slot = cell.addVisibilityCondition()
            updates.append(context.follow(condition) { cell.setVisible($0, slot: slot) })
        }
        for condition in enabled { updates.append(condition.follow(for: cell, in: context)) }
        decorate(cell, in: context, &updates)
        return { [updates] state in for update in updates { update(state) } }
    }

    @MainActor
    private func decorate(
        _ cell: FormCell, in context: RenderingContext<State>, _ updates: inout [@MainActor (State) -> Void]
    ) {
        switch symbol {
        case .fixed(let name)?: cell.symbol = name
        case .following(let name)?: updates.append(context.follow(name) { cell.symbol = $0 })
        case nil: break
        }
        if let badge { updates.append(context.follow(badge) { cell.badge = $0 }) }
        if let status { updates.append(context.follow(status) { cell.status = $0 }) }
        if let picture {
            if cell.destination == nil { context.scope.report(.pictureWithoutPage(row: context.path)) }
            cell.makeDecoration().hasPicture = true
            updates.append(context.follow(picture) { cell.picture = $0 })
        }
        if let presentation {
            if cell.destination == nil { context.scope.report(.presentationWithoutPage(row: context.path)) }
            cell.destination?.presentation = presentation
        }
    }

    /// Registers what concerns the row's value: its default, its rules and its effect, and its former paths.
    @MainActor
    private func judge(_ cell: FormCell, in context: RenderingContext<State>) {
        let (scope, access) = (context.scope, context.access)
        if let ownDefault { context.row.ownDefault = access.pullBack(ownDefault) }
        if !formerPaths.isEmpty { scope.owner?.add(formerPaths: formerPaths, of: cell.path) }
        if rules.isEmpty, effect == nil { return }
        if cell.value == nil { scope.report(.rulesWithoutValue(row: cell.path)) }
        for rule in rules { scope.add(access.pullBack(rule), for: [cell.path]) }
        if let effect { scope.set(access.pullBack(effect), of: cell.path) }
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
