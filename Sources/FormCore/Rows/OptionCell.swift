/// A row that stands for one choice, with a check mark when it is the chosen one.
///
/// - Parameters:
///   - title: What the person reads of the choice.
///   - option: The value that choosing the row writes. Two equal options for one
///     key path on a page are reported as the form's mistake.
///   - keyPath: Where the choice is kept.
public func optionCell<State, Value: Equatable & Sendable>(
    title: String,
    option: Value,
    keyPath: WritableKeyPath<State, Value> & Sendable
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.scope.note(option: option, of: keyPath, row: context.path)
        cell.role = .option
        cell.value = context.access.lift(OptionField(keyPath, option: option), of: context.row)
        // On a page for one value the draft is the title of an option.
        let chosen = context.scope.rowValue == nil ? Format.onOff.print(true) : title
        var draft: String?
        let show = { [unowned cell] in
            let isChosen = draft.map { $0 == chosen } ?? (context.state[keyPath: keyPath] == option)
            cell.accessory = .checkmark(isChosen)
        }
        cell.onSelect = { [unowned cell] in
            if cell.hasRules { cell.value?.set(chosen) } else { context.set(keyPath, to: option) }
        }
        cell.onRecord = { [unowned cell] row in
            draft = row.shownText
            show()
            return context.scope.rowValue == nil || cell.accessory == .checkmark(true)
        }
        return context.follow({ $0[keyPath: keyPath] }) { _ in show() }
    }
}
