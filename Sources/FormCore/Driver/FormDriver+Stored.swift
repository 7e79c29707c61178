extension FormDriver {
    /// Shows the issues that formats and rules find in stored values, such as those of a file that was edited by hand,
    /// before the user has touched their rows.
    ///
    /// A ``StateKeeper`` calls it when the driver has the state that was read, and again when another program has
    /// stored a change. A value is validated if it equals that of ``Baselines/saved`` and is not the default: a form
    /// with empty required fields thus opens without errors. The whole form is traversed once. After that, the issues
    /// follow the values, as for rows that the user has edited.
    ///
    /// - Parameter defaults: The state of a user who has not set anything, instead of ``Baselines/defaults``; without
    ///   either, nothing is validated.
    public func validateStored(except defaults: State? = nil) {
        if let defaults = defaults ?? baselines.defaults { store.send(.validateStored(defaults: EditValue(defaults))) }
    }
}
