/// A group of rows of which one is chosen, as one value with one name.
///
/// The rows are option cells of one key path. Without a group each is a row by itself, which is on or off;
/// in one, search, the command line, undo and the list of changed settings know the choice by its title:
/// `set Quality High`.
///
/// ```swift
/// choice(title: "Quality") {
///     optionCell(title: "Low", option: .low, keyPath: \.quality)
///     optionCell(title: "High", option: .high, keyPath: \.quality)
/// }
/// ```
///
/// A value that is none of the options is named in a notice above them until the person has chosen one, and
/// reported as the form's mistake.
///
/// - Parameters:
///   - title: The heading above the rows, which is translated; untranslated it is the choice's name in
///     paths, see ``RowPath``.
///   - footer: A text below the rows that follows the state; `nil` shows none.
///   - isVisible: Whether the group is shown; a hidden choice keeps its value.
///   - content: The rows, a statement each.
public func choice<State>(
    title: String,
    footer: @escaping @MainActor @Sendable (State) -> String? = { _ in nil },
    isVisible: @escaping @MainActor @Sendable (State) -> Bool = { _ in true },
    @ElementBuilder<FormCell, State> content: () -> [Element<FormCell, State>]
) -> Element<Section, State> {
    let cells = content()
    return Element { context in
        var group = context
        group.row = RowIdentity(scope: context.scope, choice: title)
        group.row.claim(title: title)
        return section(cells, header: title, footer: footer, isVisible: isVisible).render(group)
    }
}
