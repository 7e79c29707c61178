/// A row that shows a choice and opens a page with all of its options; 20 and more have a search field above them.
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choice is kept.
///   - options: The options, in order, each once. A value that is none of them is shown as it is, with a notice
///     until the person has chosen one, and reported as the form's mistake.
///   - text: An option's title, which is translated. It is asked for any value of the state, also one that is none
///     of the options, as from a file.
///
/// ```swift
/// nestedOptions(title: "Language", keyPath: \.language, options: ["de", "fr"], text: languageName)
/// ```
public func nestedOptions<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    options: [Value],
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> {
    let choices = options.map { Choice(option: $0, title: text($0)) }
    let form: Form<State> = sections {
        section {
            for choice in choices {
                optionCell(title: choice.title, option: choice.option, keyPath: keyPath)
            }
        }
        .searchableOptions(title, count: choices.count)
    }
    return choiceCell(title: title, keyPath: keyPath, form: form, isFixed: true) { _ in
        choices
    } text: { _, value in
        text(value)
    }
}

/// A row that shows a choice and opens a page with all cases of its type.
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choice is kept.
///   - text: A case's title, which is translated; by default its name in Swift.
public func nestedOptions<State, Value: Equatable & Sendable & CaseIterable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> {
    nestedOptions(title: title, keyPath: keyPath, options: Array(Value.allCases), text: text)
}

/// A row that shows a choice and opens a page with its options, which follow the state.
///
/// The page follows them while it is open. A chosen value that is no option any more stays, and is shown
/// as it is, with a notice until the person has chosen another.
///
/// ```swift
/// nestedOptions(title: "Shared Connection", keyPath: \.uplink, optionsFrom: { $0.connections.map(\.id) }) {
///     state, id in state.connections.first { $0.id == id }?.name ?? id
/// }
/// ```
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choice is kept.
///   - options: The options of a state, in order, each once.
///   - text: A value's title in a state, also of one that is no option; it is translated.
public func nestedOptions<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    optionsFrom options: @escaping @MainActor @Sendable (State) -> [Value],
    text: @escaping @MainActor @Sendable (State, Value) -> String = { "\($1)" }
) -> Element<FormCell, State> {
    let choices: @MainActor @Sendable (State) -> [Choice<Value>] = { state in
        options(state).map { Choice(option: $0, title: text(state, $0)) }
    }
    let form: Form<State> = sections {
        optionsSection(keyPath: keyPath, optionsFrom: options, text: text).searchableOptions(title)
    }
    return choiceCell(title: title, keyPath: keyPath, form: form, isFixed: false, choices: choices, text: text)
}

/// A row that shows a choice and opens a page for it.
///
/// - Parameter isFixed: Whether a value that is none of the choices is a mistake of the author's.
private func choiceCell<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    form: Form<State>,
    isFixed: Bool,
    choices: @escaping @MainActor @Sendable (State) -> [Choice<Value>],
    text: @escaping @MainActor @Sendable (State, Value) -> String
) -> Element<FormCell, State> {
    singleValueCell(title: title, form: form) { cell, context in
        cell.value = context.access.lift(ChoiceField(keyPath, among: choices, title: text), of: context.row)
        return context.followChoice(of: cell, keyPath, isFixed: isFixed, choices, text) { title, _ in
            cell.detail = context.translate(title)
        }
    }
}
