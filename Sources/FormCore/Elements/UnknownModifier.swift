/// The type of a modifier that does not exist, which improves the compiler's message.
///
/// The state type of a row is inferred from the form through the row's modifiers. A misspelt one would interrupt this,
/// and the compiler would first complain about all key paths before it. This type accepts the arguments of any
/// modifier, and is unavailable.
@_documentation(visibility: internal)
public struct UnknownModifier<Content, State> {
    fileprivate let element: Element<Content, State>
}

extension Element {
    /// A modifier that does not exist.
    ///
    /// The compiler uses this subscript if there is no other member of the name, or only members of a constrained
    /// extension. That is why each modifier has its own constraints instead.
    @_documentation(visibility: internal)
    public subscript(dynamicMember name: String) -> UnknownModifier<Content, State> {
        UnknownModifier(element: self)
    }
}

@available(*, unavailable, message: "no modifier has this name; see 'Element' for the modifiers")
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
