/// A row that shows a choice and opens a page with all of its options.
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choice is kept.
///   - options: The options, in order, each once.
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
        cell.value = context.value(keyPath, format: format)
        return context.follow({ $0[keyPath: keyPath] }) { cell.detail = context.translate(text($0)) }
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

extension Format where Value: Equatable & Sendable {
    /// One of a few values, by their titles; in any case, where that leaves one of them.
    init(options: [Value], text: @escaping @Sendable (Value) -> String) {
        let titles = options.map(text)
        self.init(
            options: titles,
            print: text,
            parse: { typed in
                let folded = typed.lowercased()
                let alike = titles.indices.filter { titles[$0].lowercased() == folded }
                guard let index = titles.firstIndex(of: typed) ?? (alike.count == 1 ? alike.first : nil) else {
                    let all = Sentence.list(titles.map { Sentence($0) })
                    return .failure(FormatError(Sentence("Choose one of: %s.", all)))
                }
                return .success(options[index])
            }
        )
    }
}
