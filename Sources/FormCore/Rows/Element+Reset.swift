extension Element {
    /// Gives the row a default that is computed from the state. It replaces the row's default in the driver's defaults.
    ///
    /// The row counts as changed while its value differs from the computed default, and a reset sets the value to the
    /// computed default. When the computed default itself changes, the row's value stays as it is. If the value has to
    /// follow the default until the user sets it, make the value a computed property that returns the default while a
    /// stored optional is `nil`.
    ///
    /// ```swift
    /// nestedFormattedField(title: "Port", keyPath: \.port, format: .whole(in: 1...65535))
    ///     .default(\.port, from: \.security.port)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the row's value.
    ///   - value: Returns the default for a state. When several rows are reset together, that state already contains
    ///     the reset values of the other rows.
    public func `default`<Value>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        from value: @escaping @MainActor @Sendable (State) -> Value
    ) -> Self where Content == FormCell {
        changing { $0.ownDefault = StateDefault { $0[keyPath: keyPath] = value($0) } }
    }

    /// Marks the row while its value is not the default, and adds a button that resets it.
    ///
    /// A row without a value is never marked. If ``default(_:from:)`` gives the row a default, that default is used.
    /// Otherwise the driver's defaults are used; see
    /// ``FormDriver/init(initial:build:title:defaults:applying:environment:)``.
    public func resettable() -> Self where Content == FormCell {
        changing { $0.showsReset = true }
    }
}

extension Element {
    /// Declares that the row's value, such as a generated password or the name of the machine, has no default.
    ///
    /// A reset to the defaults leaves the value unchanged, and the value never counts as a changed setting, whatever
    /// the driver's defaults contain. The value can still be reset to other baselines (see ``Baseline``), and any reset
    /// discards the row's draft.
    ///
    /// ```swift
    /// nestedPasswordField(title: "Password", keyPath: \.password)
    ///     .withoutDefault()
    /// ```
    public func withoutDefault() -> Self where Content == FormCell {
        changing { $0.hasDefault = false }
    }
}

extension Element {
    /// Adds a button that resets all rows of the section. The button is shown while one of the rows differs from its
    /// default.
    ///
    /// The button also resets the rows of the pages that the section's rows open. A difference only on those pages
    /// doesn't make the button appear.
    public func resettable() -> Self where Content == Section {
        setting { $0.showsReset = true }
    }
}
