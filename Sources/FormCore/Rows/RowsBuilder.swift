/// Builds the content of a section from one statement for each row or list.
///
/// As with ``ElementBuilder``, the compiler checks each statement separately. A `for` must loop over constants, because
/// it runs only once, when the form is made. A single `buildExpression` takes both rows and lists. If rows and lists
/// had separate overloads, the compiler would report a mistake in a statement twice, once for each overload.
@resultBuilder
public enum RowsBuilder<State> {
    /// Builds a row or a list.
    public static func buildExpression<Content: SectionContent>(
        _ element: Element<Content, State>
    ) -> [Element<RowGroup, State>] {
        [Content.group(of: element)]
    }

    /// Joins the rows from top to bottom.
    public static func buildBlock(_ rows: [Element<RowGroup, State>]...) -> [Element<RowGroup, State>] {
        // A closure rather than `\.self`, because a key path into a generic type is created again on each use.
        rows.count == 1 ? rows[0] : rows.flatMap { $0 }
    }

    /// Joins the rows of a `for`.
    public static func buildArray(_ rows: [[Element<RowGroup, State>]]) -> [Element<RowGroup, State>] {
        rows.flatMap { $0 }
    }
}

// Without these functions, the compiler would report an `if` with a misleading error, which says that the form takes no
// closure.
@available(
    *, unavailable,
    message: """
        an 'if' or 'switch' in a form would be asked once, when the form is made; \
        '.visible(when:)' of a row and 'isVisible:' of a section follow the state
        """
)
extension RowsBuilder {
    /// Unavailable, because an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildOptional(_ rows: [Element<RowGroup, State>]?) -> [Element<RowGroup, State>] {
        rows ?? []
    }

    /// Unavailable, because an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildEither(first rows: [Element<RowGroup, State>]) -> [Element<RowGroup, State>] {
        rows
    }

    /// Unavailable, because an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildEither(second rows: [Element<RowGroup, State>]) -> [Element<RowGroup, State>] {
        rows
    }
}
