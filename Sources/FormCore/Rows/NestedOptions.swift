/// A row that shows a choice and opens a page with all of its options.
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choice is kept.
///   - options: The options, in order, each once. A value that is none of them is shown as it is, with a notice
///     until the person has chosen one, and reported as the form's mistake.
///   - text: An option's title, which is translated.
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
    let form: Form<State> = sections {
        section {
            for option in options {
                optionCell(title: text(option), option: option, keyPath: keyPath)
            }
        }
    }
    let format = Format<Value>(options: options, text: text)
    return singleValueCell(title: title, form: form) { cell, context in
        let field = FormattedField(keyPath, format) { FieldFlaw.of(options, titles: format.options) }
        cell.value = context.access.lift(field, of: context.row)
        var noOption: Notice?
        cell.onRecord = { _ in (true, noOption) }
        return context.follow({ $0[keyPath: keyPath] }) { value in
            let title = text(value)
            cell.detail = context.translate(title)
            let notice = options.contains(value) ? nil : context.noticeOfNoOption(Sentence(title))
            guard notice != noOption else { return }
            noOption = notice
            cell.ownNoticeChanged()
        }
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
