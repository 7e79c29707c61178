/// Builds the content of ``sections(content:)`` and ``section(_:footer:isVisible:content:)``, with one statement for
/// each element.
///
/// The compiler checks each statement separately, so it reports a mistake at the right place. A `for` over constants
/// makes one element for each of them:
///
/// ```swift
/// section("Days") {
///     for day in Day.allCases {
///         controlCell(title: day.name, control: uiSwitch(keyPath: \.[day]))
///     }
/// }
/// ```
///
/// There is no `if` and no `switch`, because they would be evaluated only once, when the form is made.
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

// Without these, the compiler would report that the form takes no closure.
@available(
    *, unavailable,
    message: """
        an 'if' or 'switch' in a form would be asked once, when the form is made; \
        '.visible(when:)' of a row and 'isVisible:' of a section follow the state
        """
)
extension ElementBuilder {
    /// Unavailable: an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildOptional(_ elements: [Element<Content, State>]?) -> [Element<Content, State>] {
        elements ?? []
    }

    /// Unavailable: an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildEither(first elements: [Element<Content, State>]) -> [Element<Content, State>] {
        elements
    }

    /// Unavailable: an `if` would be evaluated only once.
    @_documentation(visibility: internal)
    public static func buildEither(second elements: [Element<Content, State>]) -> [Element<Content, State>] {
        elements
    }
}
