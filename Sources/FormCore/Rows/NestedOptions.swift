/// A row that shows the chosen option and opens a page with all options. If there are at least 20 options, the page has
/// a search field above them.
///
/// - Parameters:
///   - title: The title of the row and of its page.
///   - keyPath: The key path of the chosen value.
///   - options: The options in order, without duplicates. If the value in the state is not among them, the row keeps
///     it and shows a notice until the user chooses an option. Such a value is also reported as a mistake in the form.
///   - text: Returns an option's title, which is translated. The closure is also called for a value in the state that
///     is not among the options, such as a value from a file.
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
    let form = Form<State>(lazily: {
        sections {
            section {
                for choice in choices {
                    optionCell(title: choice.title, option: choice.option, keyPath: keyPath)
                }
            }
            .searchableOptions(title, count: choices.count)
        }
    })
    return choiceCell(title: title, ChoiceField(keyPath, among: choices, text: text), form: form)
}

/// A row that shows the chosen case of a type and opens a page with all cases.
///
/// - Parameters:
///   - title: The title of the row and of its page.
///   - keyPath: The key path of the chosen case.
///   - text: Returns a case's title, which is translated; by default its name in Swift.
public func nestedOptions<State, Value: Equatable & Sendable & CaseIterable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> {
    nestedOptions(title: title, keyPath: keyPath, options: Array(Value.allCases), text: text)
}

/// A row that shows the chosen option and opens a page with all options, which are computed from the state.
///
/// The page updates its options while it is open. If the chosen value is no longer among the options, the row keeps and
/// shows the value, with a notice until the user chooses one of the options.
///
/// ```swift
/// nestedOptions(title: "Shared Connection", keyPath: \.uplink, optionsFrom: { $0.connections.map(\.id) }) {
///     state, id in state.connections.first { $0.id == id }?.name ?? id
/// }
/// ```
///
/// - Parameters:
///   - title: The title of the row and of its page.
///   - keyPath: The key path of the chosen value.
///   - options: Returns the options in a state, in order. Duplicates are dropped.
///   - text: Returns the title of a value in a state; the title is translated. The closure is also called for a value
///     that is not among the options.
public func nestedOptions<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    optionsFrom options: @escaping @MainActor @Sendable (State) -> [Value],
    text: @escaping @MainActor @Sendable (State, Value) -> String = { "\($1)" }
) -> Element<FormCell, State> {
    let form = Form<State>(lazily: {
        sections {
            optionsSection(keyPath: keyPath, optionsFrom: options, text: text).searchableOptions(title)
        }
    })
    return choiceCell(title: title, ChoiceField(keyPath, optionsFrom: options, text: text), form: form)
}

/// A row that shows the chosen option and opens a page for choosing another option.
private func choiceCell<State, Value: Equatable & Sendable>(
    title: String, _ field: ChoiceField<State, Value>, form: Form<State>
) -> Element<FormCell, State> {
    Element(
        title: title,
        RowContent(
            field: { _ in field },
            detail: { state, notation in notation.translate(field.title(state, state[keyPath: field.path])) },
            page: PageLink(form: form, isSingleValue: true),
            configure: { cell, context in
                context.followChoice(of: cell, field) { current, _ in
                    cell.detail = context.translate(current.title)
                }
            }))
}
