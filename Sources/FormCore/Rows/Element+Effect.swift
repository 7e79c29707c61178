extension Element {
    /// Has somebody else accept a value before it is one, such as a service that turns something on.
    ///
    /// What the person wants is a ``Wish`` until then: the row shows it, with a spinner, and the state
    /// keeps the value that was accepted last, and with it everything that follows the state, what stores it, and
    /// the program's observers. When `perform` returns, the wish becomes the value, as one step that can be
    /// undone; when it throws, the row has its value back and says why. A text that was typed stays beside
    /// the value as one that a rule refuses does, until the person types another one, asks again with Return, or
    /// gives it up. The next wish of the row cancels
    /// the task of the one before. To undo or to reset what was accepted is a new wish. The row's rules
    /// look first; what the program writes is a fact, and asks nobody.
    ///
    /// ```swift
    /// controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
    ///     .effect(\.self) { hotspot in
    ///         if hotspot.isOn { try await service.start(hotspot.name) } else { await service.stop() }
    ///     }
    /// ```
    ///
    /// Where the person applies explicitly what they have edited, nobody is asked before they do. With `when`, nobody
    /// is asked as long as it is not so, and the row is one like any other:
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.name)
    ///     .effect(\.self, when: \.isOn) { try await service.restart($0.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - part: What has to be accepted: the row's value, or a part of the state with it.
    ///   - isAsked: Whether somebody has to accept a value, in the state as it is before; always, where it is left out.
    ///   - perform: Has a part accepted. A ``Notice`` or a ``SentenceError`` that it throws is shown in the
    ///     person's language, any other error by its description, and a `CancellationError` not at all.
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
