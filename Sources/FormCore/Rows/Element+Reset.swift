extension Element {
    /// Gives the row a default that follows the state, in place of the one in the form's defaults.
    ///
    /// It is what the row is compared with and reset to. The value itself stays as it is when the default becomes
    /// another one; one that follows until somebody sets it is a computed property over an optional.
    ///
    /// ```swift
    /// nestedFormattedField(title: "Port", keyPath: \.port, format: .whole(in: 1...65535))
    ///     .default(\.port, from: \.security.port)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The row's value.
    ///   - value: The default. Where several rows are reset together, it sees what the others are reset to.
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

    /// Shows that the row's value is not the default, with a way to reset it.
    ///
    /// A row without a value never differs. For a row with a ``default(_:from:)`` of its own, or a form whose driver knows its defaults, see
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
    /// Says that the row's value has no default: a password that the program has made, say, or the name of the machine.
    ///
    /// No reset to the defaults touches it, nor is it ever a changed setting, whatever value the driver's
    /// defaults have in its place. It can be given the values of other baselines, and a draft goes with any reset.
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
    /// Shows that a row of the section is not as by default, with a way to reset them all at once.
    ///
    /// Pages that the rows open are reset with them, but are not looked at for the
    /// button to be shown.
    public func resettable() -> Self where Content == Section {
        Element { context in
            let rendered = self.render(context)
            rendered.content.showsReset = true
            return rendered
        }
    }
}
