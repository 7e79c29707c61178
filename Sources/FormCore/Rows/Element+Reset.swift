extension Element {
    /// Gives the row a default that follows the state, instead of the one in the form's defaults.
    ///
    /// The row is compared with this default and reset to it. The value itself doesn't change when the default changes;
    /// for a value that follows the default until the user sets it, use a computed property over an optional.
    ///
    /// ```swift
    /// nestedFormattedField(title: "Port", keyPath: \.port, format: .whole(in: 1...65535))
    ///     .default(\.port, from: \.security.port)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the row's value.
    ///   - value: Returns the default. When several rows are reset together, the other rows already have their reset
    ///     values in the state that it receives.
    public func `default`<Value>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        from value: @escaping @MainActor @Sendable (State) -> Value
    ) -> Self where Content == FormCell {
        Element { context in
            let rendered = self.render(context)
            context.row.ownDefault = context.access.lift(StateDefault { $0[keyPath: keyPath] = value($0) })
            return rendered
        }
    }

    /// Marks the row while its value is not the default, and adds a button that resets it.
    ///
    /// A row without a value is never marked. The default comes from the row's own ``default(_:from:)`` or from a
    /// driver that knows the form's defaults, see
    /// ``FormDriver/init(initial:build:title:defaults:applying:environment:)``.
    public func resettable() -> Self where Content == FormCell {
        Element { context in
            let rendered = self.render(context)
            rendered.content.showsReset = true
            return rendered
        }
    }
}

extension Element {
    /// Declares that the row's value has no default, such as a generated password or the name of the machine.
    ///
    /// A reset to the defaults leaves the value alone, and the value never counts as a changed setting, whatever the
    /// driver's defaults contain. It can still be reset to other baselines, and any reset discards a draft.
    ///
    /// ```swift
    /// nestedPasswordField(title: "Password", keyPath: \.password)
    ///     .withoutDefault()
    /// ```
    public func withoutDefault() -> Self where Content == FormCell {
        Element { context in
            context.row.hasDefault = false
            return self.render(context)
        }
    }
}

extension Element {
    /// Adds a button that resets all rows of the section, shown while one of them differs from its default.
    ///
    /// Pages that the rows open are reset as well, but their rows don't make the button appear.
    public func resettable() -> Self where Content == Section {
        Element { context in
            let rendered = self.render(context)
            rendered.content.showsReset = true
            return rendered
        }
    }
}
