/// What a modifier that does not exist gives, for the sake of the compiler's message.
///
/// The type of a row's state comes to it through its modifiers, from the form. A
/// misspelt one would cut that off, and the compiler would first complain of all
/// key paths before it. This takes what the modifiers take, and is not available.
@_documentation(visibility: internal)
public struct UnknownModifier<Content, State> {
    fileprivate let element: Element<Content, State>
}

extension Element {
    /// A modifier that does not exist.
    ///
    /// The compiler asks here when it finds no other member of the name, or only
    /// some in an extension with conditions. So the modifiers have theirs themselves.
    @_documentation(visibility: internal)
    public subscript(dynamicMember name: String) -> UnknownModifier<Content, State> {
        UnknownModifier(element: self)
    }
}

@available(*, unavailable, message: "no modifier has this name; those that there are stand under 'Element'")
extension UnknownModifier {
    /// As `resettable()`.
    @_documentation(visibility: internal)
    public func callAsFunction() -> Element<Content, State> { element }

    /// As `keywords(_:)`.
    @_documentation(visibility: internal)
    public func callAsFunction(_ texts: String...) -> Element<Content, State> { element }

    /// As `visible(when:)`.
    @_documentation(visibility: internal)
    public func callAsFunction(
        when condition: @MainActor @Sendable (State) -> Bool
    ) -> Element<Content, State> { element }

    /// As `help(from:)`.
    @_documentation(visibility: internal)
    public func callAsFunction(
        from text: @MainActor @Sendable (State) -> String?
    ) -> Element<Content, State> { element }

    /// As `titleStyle(_:)`.
    @_documentation(visibility: internal)
    public func callAsFunction<Value>(
        _ style: @MainActor @Sendable (State) -> Value
    ) -> Element<Content, State> { element }

    /// As `rules(_:_:)`.
    @_documentation(visibility: internal)
    public func callAsFunction<Value>(
        _ value: @MainActor @Sendable (State) -> Value,
        _ rules: [Rule<Value>]
    ) -> Element<Content, State> { element }

    /// As `asyncRule(_:debounce:_:)`.
    @_documentation(visibility: internal)
    public func callAsFunction<Value: Sendable>(
        _ value: @MainActor @Sendable (State) -> Value,
        debounce: Duration = .zero,
        _ check: @Sendable (Value) async -> Notice?
    ) -> Element<Content, State> { element }

    /// As `rule(for:check:)`.
    @_documentation(visibility: internal)
    public func callAsFunction(
        for rows: RowPath...,
        check: @MainActor @Sendable (State) -> Notice?
    ) -> Element<Content, State> { element }
}
