extension Element {
    /// Calls `perform` with each new value of the row, for example to configure a service, and stores the value in the
    /// state only after `perform` has returned.
    ///
    /// While `perform` is running, the new value is a pending change (``PendingChange``). The row shows the new value
    /// with a spinner. The state keeps the last accepted value, and neither the store nor the program's observers get
    /// the new one yet.
    ///
    /// - If `perform` returns, the state gets the new value, as one undo step.
    /// - If `perform` throws an error, the state keeps the last accepted value and the row shows the error. Text that
    ///   the user typed stays in the row as a draft, like text that a rule has refused: the user can type something
    ///   else, retry the same text with Return, or discard it. Any other row, such as a switch, shows the last accepted
    ///   value again.
    ///
    /// If the user changes the row again while `perform` is running, the task of the earlier call is cancelled. Undoing
    /// or resetting an accepted value also calls `perform`, with the value to return to. The row's rules are checked
    /// before `perform` is called. Values that the program writes are stored directly; `perform` isn't called for them.
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
    ///   - part: Returns the value that is passed to `perform`, given the state with the new value. Return the row's
    ///     own value, or a part of the state that contains it.
    ///   - isAsked: Returns true if a new value has to be accepted by `perform`, and false if the value is stored
    ///     directly. The closure gets the state before the change. By default, `perform` is always called.
    ///   - perform: Accepts the value by returning, or rejects it by throwing an error. A `Notice` or
    ///     `SentenceError` is shown in the user's language. Any other error is shown as its description, except a
    ///     `CancellationError`, which is not shown.
    public func effect<Part>(
        _ part: @escaping @MainActor @Sendable (State) -> Part,
        when isAsked: @escaping @MainActor @Sendable (State) -> Bool = { _ in true },
        perform: @escaping @MainActor @Sendable (Part) async throws -> Void
    ) -> Self where Content == FormCell {
        changing {
            $0.effect = EffectSpec(
                isAsked: StateReader(isAsked),
                work: StateReader { state in
                    let part = part(state)
                    return { try await perform(part) }
                })
        }
    }
}
