/// A group of option rows that form a single value with one name.
///
/// The rows are option cells with the same key path. Without a group, each is a separate row that is on or off. In a
/// group, search, the command line, undo and the list of changed settings refer to the choice by its title: `set
/// Quality High`.
///
/// ```swift
/// choice(title: "Quality") {
///     optionCell(title: "Low", option: .low, keyPath: \.quality)
///     optionCell(title: "High", option: .high, keyPath: \.quality)
/// }
/// ```
///
/// A value that is none of the options is named in a notice above the rows until the user chooses one, and is reported
/// as a mistake in the form.
///
/// - Parameters:
///   - title: The heading above the rows. It is translated; the untranslated title is the choice's name in paths, see
///     ``RowPath``.
///   - footer: The text below the rows, which follows the state; `nil` shows none.
///   - isVisible: Returns true while the group is shown; a hidden choice keeps its value.
///   - content: The rows, one per statement.
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
