import FormCore

extension Screen {
    /// Creates the screen that a renderer would show for a session.
    @MainActor
    public init(of session: FormSession) {
        self.init(
            title: session.shownTitle,
            tag: session.dialog != nil ? nil : session.tag.map { session.environment.text(of: $0.title) },
            canGoBack: session.canGoBack,
            isDialog: session.dialog != nil,
            notices: session.dialog != nil
                ? [] : session.record.notices.map { session.environment.text(of: $0.notice.sentence) },
            sidebar: session.showsSidebar ? Section.all(of: session.sidebarSections) : nil,
            sections: Section.all(of: session.mainSections),
            statusPage: StatusPage(of: session.shownPage)
        )
    }
}

@MainActor
extension FormSession {
    /// True if a sidebar is on the screen. A dialog covers it.
    var showsSidebar: Bool { layout.hasSidebar && dialog == nil }

    /// The sections of the first page that are shown as the sidebar.
    var sidebarSections: [Section] {
        guard showsSidebar else { return [] }
        return sidebarSection.map { [$0] } ?? pages[0].sections
    }

    /// The sections of the page with the results of a search or, without a search, of the page on top. If that is the
    /// first page, those that are shown as the sidebar are left out.
    var mainSections: [Section] {
        let sidebar = sidebarSections
        return shownPage.sections.filter { section in !sidebar.contains { $0 === section } }
    }
}

extension Screen.StatusPage {
    @MainActor
    fileprivate init?(of page: FormPage) {
        guard let title = page.statusTitle, let text = page.statusText else { return nil }
        self.init(
            title: title, text: text, button: page.statusButton.flatMap { $0.isVisible ? Screen.Row(of: $0) : nil })
    }
}

extension Screen.Section {
    @MainActor
    static func all(of sections: [Section]) -> [Self] {
        sections.filter(\.isShown).flatMap { section in
            let cells = Array(section.cells.visible)
            let headings = zip(cells, [nil] + cells.map(\.heading)).map { cell, previous in
                cell.heading.flatMap { $0.begins(after: previous) ? $0.title : nil }
            }
            return Self(
                header: section.header,
                buttons: section.headerButtons.filter(\.isVisible).map(Screen.Row.init(of:)),
                isModified: section.isModified,
                notice: section.notice.map { "\($0.severity.rawValue): \(section.noticeText ?? "")" },
                filters: section.filters.filter(\.isVisible).map(\.text),
                rows: cells.map(Screen.Row.init(of:)),
                footer: section.footer
            )
            .divided(at: headings)
        }
    }
}

extension Screen.Row {
    @MainActor
    init(of cell: FormCell) {
        self.init(
            title: cell.title,
            titleStyle: cell.titleStyle == .normal ? nil : cell.titleStyle.rawValue,
            values: Self.values(of: cell),
            isDisabled: !cell.isEnabled,
            isWaiting: cell.isWaiting,
            status: cell.statusText,
            help: cell.shownHelp,
            notice: cell.notice.map { "\($0.severity.rawValue): \(cell.text(of: $0.sentence))" },
            conflict: cell.conflictText,
            conflictChoices: [.mine, .theirs].compactMap { cell.conflictTitle(of: $0) },
            parts: cell.parts.filter(\.isVisible).map(Screen.Row.init(of:)),
            level: cell.line == nil ? cell.expanders.count : 0
        )
    }

    @MainActor
    private static func values(of cell: FormCell) -> [String] {
        var values: [String] = []
        if let detail = cell.detail, !detail.isEmpty { values.append(detail) }
        switch cell.control {
        case .switch(let control): values.append(ScreenSign.switch(control.isOn))
        case .checkButton(let control): values.append(ScreenSign.checkButton(control.isOn))
        case .textField(let field), .textEditor(let field): values.append(sign(of: field))
        case .tokenField(let control):
            values.append(ScreenSign.tokens(control.tokens, sign(of: control.textField)))
        case .dateField, .colorField, .fontField, .fileField:
            values.append(ScreenSign.field(cell.control?.textField?.text ?? ""))
        case .menu(let picker): values.append(ScreenSign.menu(picker.text))
        case .segments(let picker):
            values.append(
                ScreenSign.segments(picker.options.enumerated().map { ($1.title, isChosen: $0 == picker.chosen) }))
        case .radioGroup(let picker):
            values += picker.options.enumerated().map {
                ScreenSign.radio($1.title, isChosen: $0 == picker.chosen, help: $1.help)
            }
        case .numberField(let control): values.append(ScreenSign.number(control.textField.text, unit: control.unit))
        case .quantityField(let control):
            values.append(
                ScreenSign.quantity(control.numberField.textField.text, unit: control.units[control.unit]))
        case .slider(let control): values.append(ScreenSign.slider(control.textField.text, unit: control.unit))
        case .shortcutField(let field): values.append(ScreenSign.shortcut(field.text))
        case .progress(let control), .level(let control): values.append(ScreenSign.bar(control.text))
        case .picture(let control):
            if control.picture != nil { values.append(ScreenSign.picture(control.description)) }
        case .pushButton(let button): values += button.title.map { [ScreenSign.pushButton($0)] } ?? []
        case .native(let native): values.append(ScreenSign.field(native.text))
        case nil: break
        }
        if let badge = cell.badge { values.append("\(badge)") }
        if cell.isModified { values.append(ScreenSign.modified) }
        if cell.leadsToProblem { values.append(ScreenSign.problem) }
        if cell.picture != nil { values.append(ScreenSign.picture) }
        switch cell.accessory {
        case .disclosure where cell.section?.isSidebar == true: break
        case .disclosure: values.append(ScreenSign.disclosure)
        case .expander(let isExpanded): values.append(isExpanded ? ScreenSign.expanded : ScreenSign.collapsed)
        case .checkmark(true): values.append(ScreenSign.checked)
        case .checkmark(false), .none: break
        }
        if cell.role == .link { values.append(ScreenSign.link) }
        if cell.isConcealed { values.append(cell.isRevealed ? ScreenSign.conceal : ScreenSign.reveal) }
        if cell.isCopyable { values.append(ScreenSign.copy) }
        if cell.role == .button { values.append(ScreenSign.button(cell.buttonStyle)) }
        if cell.isCurrent { values.append(ScreenSign.current) }
        return values
    }
}

extension Screen.Row {
    @MainActor
    private static func sign(of field: TextField) -> String {
        let decoration = field.decoration
        return ScreenSign.field(
            field.isSecret && !field.isRevealed ? concealed(field.text) : field.text,
            placeholder: decoration.placeholder, canClear: decoration.isClearable && !field.text.isEmpty,
            prefix: decoration.prefix, suffix: decoration.suffix, count: field.count,
            canGenerate: field.canGenerate, strength: field.strengthText)
    }
}
