/// What stands in the braces of ``sections(content:)`` and ``section(_:footer:isVisible:content:)``: a statement for each element.
///
/// The compiler checks each statement by itself, so that a mistake is named at
/// its place. A `for` over constants writes one element for each of them:
///
/// ```swift
/// section("Days") {
///     for day in Day.allCases {
///         controlCell(title: day.name, control: uiSwitch(keyPath: \.[day]))
///     }
/// }
/// ```
///
/// There is no `if` and no `switch`: they would be asked once, when the form is made.
@resultBuilder
public enum ElementBuilder<Content, State> {
    /// One element.
    public static func buildExpression(_ element: Element<Content, State>) -> [Element<Content, State>] {
        [element]
    }

    /// The elements from top to bottom.
    public static func buildBlock(_ elements: [Element<Content, State>]...) -> [Element<Content, State>] {
        // Not `\.self`: a key path into a generic type is made anew each time it is met.
        elements.count == 1 ? elements[0] : elements.flatMap { $0 }
    }

    /// The elements of a `for`.
    public static func buildArray(_ elements: [[Element<Content, State>]]) -> [Element<Content, State>] {
        elements.flatMap { $0 }
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
extension ElementBuilder {
    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildOptional(_ elements: [Element<Content, State>]?) -> [Element<Content, State>] {
        elements ?? []
    }

    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildEither(first elements: [Element<Content, State>]) -> [Element<Content, State>] {
        elements
    }

    /// Not there: an `if` would be asked once.
    @_documentation(visibility: internal)
    public static func buildEither(second elements: [Element<Content, State>]) -> [Element<Content, State>] {
        elements
    }
}
