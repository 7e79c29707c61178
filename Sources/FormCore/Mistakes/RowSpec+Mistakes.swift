/// What a row can do, as far as it decides which modifiers suit the row, and where it can be.
struct RowAbilities {
    var hasValue = false
    var opensPage = false
    /// True if selecting the row performs an action, so that a question can come before it.
    var isButton = false
    var hasControl = false
    var isExpander = false
}

extension RowAbilities {
    /// The abilities of a live row that an author's closure has made.
    @MainActor
    init(_ cell: FormCell) {
        self.init(
            hasValue: cell.value != nil, opensPage: cell.destination != nil, isButton: cell.onSelect != nil,
            hasControl: cell.control != nil && cell.parts.isEmpty, isExpander: cell.isExpander)
    }
}

extension RowSpec {
    /// What the row can do; `nil` if only an author's closure knows it.
    var abilities: RowAbilities? {
        var abilities = RowAbilities(
            hasValue: field != nil, opensPage: page != nil, isButton: role == .button || role == .link,
            hasControl: controlSpec != nil || controlKind != nil)
        switch kind {
        case .custom, .closure: return nil
        case .control(let control, _) where control.kind == nil && control.field == nil: return nil
        case .option: (abilities.hasValue, abilities.isButton) = (true, true)
        case .expander: abilities.isExpander = true
        default: break
        }
        return abilities
    }

    /// What a live row of this kind can do.
    @MainActor
    func abilities(of cell: FormCell) -> RowAbilities { abilities ?? RowAbilities(cell) }

    /// Reports the mistakes in the row and modifiers that don't suit it, but not those in its control.
    ///
    /// - Parameter abilities: What the row can do; `nil` if that is not known yet.
    @MainActor
    func reportMistakes(of row: RowIdentity, _ access: any StateAccess<State>, _ abilities: () -> RowAbilities?) {
        switch kind {
        case .content(let content):
            if let mistakes = content.value.mistakes { row.report(mistakes) }
            if content.value.page != nil, title.isEmpty { row.scope.report(.pageWithoutTitle(row: row.path)) }
        case .itemButton(let button):
            // The list doesn't offer the action, or the button is in no list.
            if access.itemActions?.offers(button.action) != true {
                row.scope.report(.buttonOfNoItem(row: row.path, modifier: button.modifier))
            }
        default: break
        }
        guard let properties else { return }
        if properties.value.showsReset, row.ownDefault == nil { row.scope.reportResetWithoutDefaults(row: row.path) }
        row.report(modifierMistakes(abilities))
    }

    /// Returns the modifiers that don't suit a row with some abilities.
    func modifierMistakes(_ abilities: () -> RowAbilities?) -> [RowMistake] {
        guard let properties else { return [] }
        var mistakes: [RowMistake] = []
        if !isOfAuthor, properties.value.field != nil || properties.value.form != nil {
            mistakes.append { .declarationOfOtherRow(row: $0) }
        }
        let hasRules = properties.value.rules != nil || properties.value.asyncRules != nil
        let hasEffect = properties.value.effect != nil
        let hasPicture = properties.value.picture != nil
        let isPresented = properties.value.presentation != nil
        let asks = properties.value.question != nil
        guard hasRules || hasEffect || hasPicture || isPresented || asks, let abilities = abilities() else {
            return mistakes
        }
        if hasRules, !abilities.hasValue { mistakes.append { .rulesWithoutValue(row: $0) } }
        if hasEffect, !hasRules, !abilities.hasValue { mistakes.append { .effectWithoutValue(row: $0) } }
        if hasPicture, !abilities.opensPage { mistakes.append { .pictureWithoutPage(row: $0) } }
        if isPresented, !abilities.opensPage { mistakes.append { .presentationWithoutPage(row: $0) } }
        if asks, !abilities.isButton { mistakes.append { .noButton(row: $0) } }
        return mistakes
    }

    /// True if the description shows a mistake in the row.
    var isMistaken: Bool {
        if !modifierMistakes({ abilities }).isEmpty { return true }
        return switch kind {
        case .control(let control, _): control.mistakes != nil
        case .content(let content): content.value.mistakes != nil || content.value.page != nil && title.isEmpty
        case .parts(let parts):
            parts.contains { part in
                let row = part.rowSpec()
                return row.isMistaken || row.abilities?.hasControl != true
            }
        case .option, .notice, .itemButton, .expander, .custom, .closure: false
        }
    }
}

extension PageScope {
    /// Reports a row that is to show its default, if the form has none.
    func reportResetWithoutDefaults(row: RowPath) {
        if !model.has(.defaults) { report(.resetWithoutDefaults(row: row)) }
    }
}

extension RowAbilities {
    /// Reports a row with these abilities that can't be where it is, which is not among the rows of a section.
    ///
    /// - Returns: True if it can.
    @MainActor
    @discardableResult
    func reportUnlessSuitable(_ row: RowIdentity) -> Bool {
        if isExpander {
            row.scope.report(.expanderInRow(row.path))
        } else if row.position == .part, !hasControl {
            row.scope.report(.partWithoutControl(row: row.path))
        } else if row.position == .button, hasControl || !isButton && !opensPage {
            row.scope.report(.noButton(row: row.path))
        } else {
            return true
        }
        return false
    }
}

extension ListSpec {
    /// Reports what a list in an expander can't have.
    @MainActor
    func reportMistakes(inExpander row: RowIdentity) {
        if addition != nil, addButtonPlacement == .header { row.scope.report(.headerButtonInExpander(row: row.path)) }
        if searchThreshold != nil { row.scope.report(.searchableInExpander(row: row.path)) }
    }
}
