extension RowSpec {
    /// Returns the row as a row over a whole of which its state is a part.
    func bound<Whole>(to part: BoundPart<Whole, State>) -> RowSpec<Whole> {
        RowSpec<Whole>(
            title: title, id: id, kind.bound(to: part), properties.map { Shared($0.value.bound(to: part)) })
    }
}

extension RowKind {
    fileprivate func bound<Whole>(to part: BoundPart<Whole, State>) -> RowKind<Whole> {
        switch self {
        case .control(let control, let isLeading): .control(control.bound(to: part), isLeading: isLeading)
        case .content(let content): .content(Shared(content.value.bound(to: part)))
        case .option(let option): .option(BoundOption(option: option, part: part))
        case .notice(let notice):
            .notice(
                NoticeSpec(notice: part.read(notice.notice), control: notice.control.map { $0.bound(to: part) }))
        case .itemButton(let button): .itemButton(button)
        case .parts(let parts): .parts(parts.map { Element(node: .row($0.rowSpec().bound(to: part))) })
        case .expander(let expander):
            .expander(
                ExpanderSpec(
                    isExpanded: expander.isExpanded,
                    toggle: expander.toggle.map { ($0.control.bound(to: part), part.read($0.isOn)) },
                    groups: expander.groups.map { $0.bound(to: part) }))
        case .custom(let configure):
            .custom { cell, context in
                part.make { $0.updates.add(configure(cell, $0)) }(context)
                return { _ in }
            }
        case .closure(let closure): .closure(ElementClosure(make: part.make(closure.make)))
        }
    }
}

extension RowContent {
    fileprivate func bound<Whole>(to part: BoundPart<Whole, State>) -> RowContent<Whole> {
        var content = RowContent<Whole>(role: role)
        content.field = field.map { part.field($0) }
        if let detail { content.detail = { detail($0[keyPath: part.keyPath], $1) } }
        content.page = page.map { PageLink(form: part.form($0.form), isSingleValue: $0.isSingleValue) }
        content.control = control
        content.mistakes = mistakes
        if let configure { content.configure = { cell, context in part.make { configure(cell, $0) }(context) } }
        return content
    }
}

/// An option over a part.
private struct BoundOption<State, Part>: OptionNode {
    let option: any OptionNode<Part>
    let part: BoundPart<State, Part>

    func makeValue(titled title: String, in context: RenderingContext<State>) -> RowValue? {
        option.makeValue(titled: title, in: context.pullback(over: part.lens))
    }

    func configure(_ cell: FormCell, titled title: String, in context: RenderingContext<State>) {
        part.make { option.configure(cell, titled: title, in: $0) }(context)
    }
}

extension Element where Content == RowGroup {
    fileprivate func bound<Whole>(to part: BoundPart<Whole, State>) -> Element<RowGroup, Whole> {
        if case .row(let row)? = node { return Element<RowGroup, Whole>(node: .row(row.bound(to: part))) }
        return Element<RowGroup, Whole>(node: .group(Bound(element: self, part: part)))
    }
}

extension RowProperties {
    fileprivate func bound<Whole>(to part: BoundPart<Whole, State>) -> RowProperties<Whole> {
        var whole = RowProperties<Whole>()
        whole.field = field.map { part.field($0) }
        whole.form = form.map { part.form($0) }
        whole.title = title.map { part.read($0) }
        whole.titleStyle = titleStyle.map { part.read($0) }
        whole.help = help.map { $0.bound(to: part) }
        whole.symbol = symbol.map { $0.bound(to: part) }
        whole.badge = badge.map { part.read($0) }
        whole.status = status.map { part.read($0) }
        whole.picture = picture.map { part.read($0) }
        whole.keywords = keywords
        whole.formerPaths = formerPaths
        whole.visible = visible.map { part.read($0) }
        whole.disablingReasons = disablingReasons?.map { part.read($0) }
        whole.rules = rules?.map { part.reader($0) }
        whole.asyncRules = asyncRules?.map { ($0.debounce, part.reader($0.look)) }
        whole.effect = effect.map { EffectSpec(isAsked: part.reader($0.isAsked), work: part.reader($0.work)) }
        whole.ownDefault = ownDefault.map { own in
            StateDefault { $0[keyPath: part.keyPath] = own.applied(to: $0[keyPath: part.keyPath]) }
        }
        whole.hasDefault = hasDefault
        whole.showsReset = showsReset
        whole.isCopyable = isCopyable
        whole.concealment = concealment.map { .init(isConcealedAtFirst: $0.isConcealedAtFirst) }
        whole.presentation = presentation
        whole.question = question.map { part.read($0) }
        return whole
    }
}

extension RowText {
    fileprivate func bound<Whole>(to part: BoundPart<Whole, State>) -> RowText<Whole> {
        switch self {
        case .fixed(let text): .fixed(text)
        case .followed(let read): .followed(part.read(read))
        }
    }
}
