/// A row that stands for one choice, with a check mark when it is the chosen one.
///
/// - Parameters:
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
        cell.onSelect = { context.set(keyPath, to: option) }
        return context.follow({ $0[keyPath: keyPath] }) { cell.accessory = .checkmark($0 == option) }
    }
}
