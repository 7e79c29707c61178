/// A row that shows which of several options are chosen, and opens a page with a check button for each option.
///
/// On the page, each option has a separate row, which is on or off. So each option is searched, undone, reset and
/// merged separately. On the command line, an option is set by its own path: `set Days/Monday On`.
///
/// ```swift
/// nestedMultipleOptions(title: "Days", keyPath: \.days, options: Weekday.allCases, text: \.name)
/// ```
///
/// - Parameters:
///   - title: The title of the row and of its page.
///   - keyPath: The key path of the chosen values. If the set contains values that are not among the options, these
///     values are kept, and the row shows them too.
///   - options: The options in order, without duplicates.
///   - none: The text that the row shows while nothing is chosen; it is translated.
///   - text: Returns an option's title, which is translated. The closure is also called for values in the state that
///     are not among the options, such as values from a file.
public func nestedMultipleOptions<State, Value: Hashable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Set<Value>> & Sendable,
    options: [Value],
    none: String = "None",
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> {
    let form = Form<State>(lazily: {
        sections {
            section {
                for option in options {
                    controlCell(
                        title: text(option),
                        control: checkButton(keyPath: keyPath.appending(path: \.[contains: option])))
                }
            }
            .searchableOptions(title, count: options.count)
        }
    })
    return Element(
        title: title,
        RowContent(
            detail: { state, notation in
                let chosen = state[keyPath: keyPath]
                let others = chosen.subtracting(options).map(text).sorted()
                let titles = options.filter(chosen.contains).map(text) + others
                return titles.isEmpty
                    ? notation.translate(none) : titles.map(notation.translate).joined(separator: ", ")
            },
            page: PageLink(form: form)))
}

extension Set {
    /// True if the set contains the element.
    fileprivate subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue { insert(element) } else { remove(element) }
        }
    }
}
