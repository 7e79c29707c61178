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
        cell.value = RowValue(context, option: option, keyPath: keyPath)
        // On a page for one value the draft is the title of an option.
        let chosen = context.scope.rowValue == nil ? Format.onOff.print(true) : title
        var draft: String?
        let show = { [unowned cell] in
            let isChosen = draft.map { $0 == chosen } ?? (context.state[keyPath: keyPath] == option)
            cell.accessory = .checkmark(isChosen)
        }
        cell.onSelect = { [unowned cell] in
            if cell.hasRules, let editor = RowEditor(cell) {
                editor.choose(chosen, base: editor.value.text())
            } else {
                context.set(keyPath, to: option)
            }
        }
        cell.onRecord = { [unowned cell] row in
            draft = row.draft?.text
            show()
            return context.scope.rowValue == nil || cell.accessory == .checkmark(true)
        }
        return context.follow({ $0[keyPath: keyPath] }) { _ in show() }
    }
}

extension RowValue {
    /// Whether an option is the chosen one; only On can be written, since something has to be chosen.
    fileprivate init<State, Value: Equatable & Sendable>(
        _ context: RenderingContext<State>,
        option: Value,
        keyPath: WritableKeyPath<State, Value> & Sendable
    ) {
        let format = Format.onOff
        let check: @MainActor (String) -> FormatError? = { text in
            switch format.parse(text) {
            case .success(true): nil
            case .success(false): "Choose another option instead."
            case .failure(let error): error
            }
        }
        self.init(
            options: format.options,
            text: { format.print(context.state[keyPath: keyPath] == option) },
            check: check,
            write: { text, origin in
                if let error = check(text) { return error }
                context.set(keyPath, to: option, origin: origin)
                return nil
            }
        )
    }
}
