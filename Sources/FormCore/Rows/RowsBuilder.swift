/// What stands in the braces of a section: a statement for each row, and for each list.
///
/// As with ``ElementBuilder``, the compiler checks each statement by itself, and a `for` is over constants.
/// One function takes all that can stand there: with two, a mistake has the errors of both.
@resultBuilder
public enum RowsBuilder<State> {
    /// A row, or a list.
    public static func buildExpression<Content: SectionContent>(
        _ element: Element<Content, State>
    ) -> [Element<RowGroup, State>] {
        [Content.group(of: element)]
    }

    /// The rows from top to bottom.
    public static func buildBlock(_ rows: [Element<RowGroup, State>]...) -> [Element<RowGroup, State>] {
        // Not `\.self`: a key path into a generic type is made anew each time it is met.
        rows.count == 1 ? rows[0] : rows.flatMap { $0 }
    }

    /// The rows of a `for`.
    public static func buildArray(_ rows: [[Element<RowGroup, State>]]) -> [Element<RowGroup, State>] {
        rows.flatMap { $0 }
    }
}

// Without these the compiler says of an `if` that the form takes no closure.
@available(
    *, unavailable,
    message: """
        an 'if' or 'switch' in a form would be asked once, when the form is made; \
        '.visible(when:)' of a row and 'isVisible:' of a section follow the state
        """
)
extension RowsBuilder {
    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildOptional(_ rows: [Element<RowGroup, State>]?) -> [Element<RowGroup, State>] {
        rows ?? []
    }

    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildEither(first rows: [Element<RowGroup, State>]) -> [Element<RowGroup, State>] {
        rows
    }

    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildEither(second rows: [Element<RowGroup, State>]) -> [Element<RowGroup, State>] {
        rows
    }
}
