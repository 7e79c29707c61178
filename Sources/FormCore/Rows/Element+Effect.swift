extension Element {
    /// Requires a new value to be accepted, for example by a service that it configures, before the state stores it.
    ///
    /// Until then, the value that the user has entered is a pending change (``Wish``): the row shows it with a spinner,
    /// while the state, and with it the store and the program's observers, keeps the last accepted value. When
    /// `perform` returns, the pending change becomes the value, as one undo step. If `perform` throws, the row returns
    /// to the last accepted value and shows the error. Text that the user typed is kept as a draft, like text that a
    /// rule has refused, until the user types something else, retries it with Return, or discards it.
    ///
    /// A new pending change of the row cancels the task of the previous one. Undoing or resetting an accepted value
    /// makes a new pending change. The row's rules are checked before `perform` is called. Values that the program
    /// writes are stored directly; `perform` isn't called for them.
    ///
    /// ```swift
    /// controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
    ///     .effect(\.self) { hotspot in
    ///         if hotspot.isOn { try await service.start(hotspot.name) } else { await service.stop() }
    ///     }
    /// ```
    ///
    /// In a form whose edits are applied explicitly, `perform` is called only when the user applies the edits. With
    /// `when`, `perform` is called only while a condition holds; otherwise, the row works like any other:
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.name)
    ///     .effect(\.self, when: \.isOn) { try await service.restart($0.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - part: The value to accept: the row's own value, or a part of the state that contains it.
    ///   - isAsked: Returns true if `perform` must accept a value, given the state before the change. By default, it
    ///     must accept every value.
    ///   - perform: Accepts a value by returning, or rejects it by throwing. A ``Notice`` or ``SentenceError`` that it
    ///     throws is shown in the user's language. Any other error is shown as its description, except a
    ///     `CancellationError`, which is not shown.
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
