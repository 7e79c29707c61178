extension Element {
    /// Requires that a new value is accepted before the state stores it, for example by a service that it configures.
    ///
    /// Until then, the user's value is a pending change (``Wish``). The row shows it with a spinner. The state, and
    /// with it the store and the program's observers, keeps the last accepted value. When `perform` returns, the
    /// pending change becomes the value, as one undo step. If it throws, the row returns to its value and shows the
    /// error. A typed text stays beside the value like a text that a rule has refused, until the user types another
    /// one, retries it with Return, or discards it.
    ///
    /// A new pending change of the row cancels the task of the previous one. Undoing or resetting an accepted value is
    /// a new pending change. The row's rules are checked first. Values that the program writes are facts, for which
    /// `perform` is not called.
    ///
    /// ```swift
    /// controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
    ///     .effect(\.self) { hotspot in
    ///         if hotspot.isOn { try await service.start(hotspot.name) } else { await service.stop() }
    ///     }
    /// ```
    ///
    /// In a form whose edits are applied explicitly, `perform` is not called before the user applies them. With `when`,
    /// the row works like any other while the condition doesn't hold:
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.name)
    ///     .effect(\.self, when: \.isOn) { try await service.restart($0.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - part: The value to accept: the row's own, or a part of the state that contains it.
    ///   - isAsked: Returns true if a value must be accepted, given the state before the change. By default, every
    ///     value must.
    ///   - perform: Accepts a value by returning, or rejects it by throwing. A ``Notice`` or ``SentenceError`` that it
    ///     throws is shown in the user's language, any other error by its description, and a `CancellationError` not at
    ///     all.
    public func effect<Part>(
        _ part: @escaping @MainActor @Sendable (State) -> Part,
        when isAsked: @escaping @MainActor @Sendable (State) -> Bool = { _ in true },
        perform: @escaping @MainActor @Sendable (Part) async throws -> Void
    ) -> Self where Content == FormCell {
        judged { row, context in
            let effect = StateEffect<State>(when: isAsked) { state in
                let part = part(state)
                return { try await perform(part) }
            }
            context.scope.set(context.access.lift(effect), of: row)
        }
    }
}
