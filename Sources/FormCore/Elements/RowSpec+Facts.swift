/// What a row says of itself in a state. A live row follows these functions, and a question about the form calls them.
extension RowSpec {
    var role: FormCell.Role {
        switch kind {
        case .content(let content): content.value.role
        case .option: .option
        case .notice: .notice
        case .itemButton: .button
        case .control, .parts, .expander, .custom, .closure: .row
        }
    }

    /// The description of the row's control; `nil` if it has none.
    var controlSpec: ControlSpec<State>? {
        switch kind {
        case .control(let control, _): control
        case .notice(let notice): notice.control
        case .expander(let expander): expander.toggle?.control
        case .content, .option, .itemButton, .parts, .custom, .closure: nil
        }
    }

    /// The kind of the row's control; `nil` if it has none, or if that is not known.
    var controlKind: Control.Kind? {
        if case .content(let content) = kind { content.value.control } else { controlSpec?.kind }
    }

    /// Makes the field of the row's value; `nil` if it has none, or if that is not known.
    var field: FieldMaker<State>? {
        switch kind {
        case .control(let control, _): control.field
        case .content(let content): content.value.field
        case .custom, .closure: properties?.value.field
        default: controlSpec?.field
        }
    }

    /// True if each value suits the row's control, such as a switch: only a rule can find an issue in it, and nothing can
    /// be wrong with how it is written and read.
    var takesEachValue: Bool {
        if case .control(let control, _) = kind {
            control.kind == .switch || control.kind == .checkButton
        } else {
            false
        }
    }

    /// The form of the page that the row opens; `nil` if it opens none, or if that is not known.
    var page: PageLink<State>? {
        switch kind {
        case .content(let content): content.value.page
        case .custom, .closure: properties?.value.form.map { PageLink(form: $0) }
        default: nil
        }
    }

    /// True if the row has other rows: an expander, or one with several controls.
    var isContainer: Bool {
        switch kind {
        case .parts, .expander: true
        default: false
        }
    }

    // A state takes long to copy, so it is copied only for a row that follows it.

    /// Returns the title, in the user's language.
    @MainActor
    func title(in state: @autoclosure () -> State, _ notation: Notation) -> String {
        if let title = modifiedTitle(in: state()) { return title }
        // The name of a notice is not shown.
        return role == .notice ? "" : notation.translate(title)
    }

    /// Returns the title that a modifier gives the row; `nil` if the row keeps its own.
    @MainActor
    func modifiedTitle(in state: @autoclosure () -> State) -> String? {
        properties?.value.title?(state()).unlessBlank
    }

    /// Returns the help, in the user's language.
    @MainActor
    func help(in state: @autoclosure () -> State, _ notation: Notation) -> String? {
        switch properties?.value.help {
        case .fixed(let text)?: notation.translate(text)
        case .followed(let text)?: text(state())
        case nil: nil
        }
    }

    /// Returns the words by which a search finds the row, in the user's language.
    @MainActor
    func keywords(_ notation: Notation) -> [String] {
        guard let keywords = properties?.value.keywords, !keywords.isEmpty else { return [] }
        return keywords.map(notation.translate)
    }

    /// Returns the text at the end of the row.
    @MainActor
    func detail(in state: @autoclosure () -> State, _ notation: Notation) -> String? {
        if case .content(let content) = kind { content.value.detail?(state(), notation) } else { nil }
    }

    /// Returns true unless a condition hides the row, or the row is a notice and there is none.
    @MainActor
    func isVisible(in state: State) -> Bool {
        if case .notice(let notice) = kind, notice.notice(state) == nil { return false }
        return properties?.value.visible?(state) ?? true
    }

    /// Returns the reasons why the row can't be used. An empty reason is not shown.
    ///
    /// - Parameter access: Knows the actions on the list item that the row is in.
    @MainActor
    func obstacles(in state: State, _ access: any StateAccess<State>) -> [Sentence] {
        let reasons = disablingReasons(in: state)
        guard case .itemButton(let button) = kind, access.itemActions?.contains(button.action) != true else {
            return reasons
        }
        return [access.itemActions?.obstacle(to: button.action) ?? ""] + reasons
    }

    /// Returns the reasons that modifiers give why the row can't be used.
    @MainActor
    func disablingReasons(in state: State) -> [Sentence] {
        guard let reasons = properties?.value.disablingReasons else { return [] }
        return reasons.compactMap { $0(state) }
    }

    /// Makes the row's value; `nil` if it has none.
    @MainActor
    func makeValue(of row: RowIdentity, _ access: any StateAccess<State>) -> RowValue? {
        if case .option(let option) = kind {
            if let choice = row.choice { return choice.value }
            return option.makeValue(titled: title, in: RenderingContext(access: access, row: row))
        }
        // `map` would look up the type of the function, which takes as long as to make the value.
        guard let makeField = field else { return nil }
        return access.pullBack(makeField(row.scope.notation), of: row)
    }
}
