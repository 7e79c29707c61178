/// A row that shows what was chosen of several options, and opens a page with a check button for each.
///
/// Each option is a row of its own, that is on or off: `set Days/Monday On`. So one is searched, undone, reset and
/// merged by itself.
///
/// ```swift
/// nestedMultipleOptions(title: "Days", keyPath: \.days, options: Weekday.allCases, text: \.name)
/// ```
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: Where the choices are kept. What is in there and is none of the options stays, and is shown in the row.
///   - options: The options, in order, each once.
///   - none: What the row shows while nothing is chosen; it is translated.
///   - text: An option's title, which is translated. It is asked for any value of the state, also one that is none
///     of the options, as from a file.
public func nestedMultipleOptions<State, Value: Hashable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Set<Value>> & Sendable,
    options: [Value],
    none: String = "None",
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> {
    let form: Form<State> = sections {
        section {
            for option in options {
                controlCell(
                    title: text(option), control: checkButton(keyPath: keyPath.appending(path: \.[contains: option])))
            }
        }
        .searchableOptions(title, count: options.count)
    }
    return customCell(title: title) { cell, context in
        if title.isEmpty { context.scope.report(.pageWithoutTitle(row: context.path)) }
        cell.destination = context.destination(title: title, form: form)
        return context.follow({ $0[keyPath: keyPath] }) { chosen in
            let others = chosen.subtracting(options).map(text).sorted()
            let titles = options.filter(chosen.contains).map(text) + others
            cell.detail =
                titles.isEmpty ? context.translate(none) : titles.map(context.translate).joined(separator: ", ")
        }
    }
}

extension Set {
    /// Whether an element is in the set.
    fileprivate subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue { insert(element) } else { remove(element) }
        }
    }
}
