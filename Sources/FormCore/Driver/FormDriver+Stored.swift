extension FormDriver {
    /// Shows what formats and rules refuse of values that are stored, as in a file that somebody has edited by hand:
    /// under their rows, before the person has touched them.
    ///
    /// A ``StateKeeper`` calls it when the driver has what was read, and again when others have stored something
    /// else. A value is looked at where it is the same in ``Baselines/saved`` and not the default, which nobody has
    /// set: a form of empty fields that are required opens clean. The form is read through once. From then on
    /// what is said goes and comes with the value, as for a row that the person has edited.
    ///
    /// - Parameter defaults: The state of somebody who has never set anything, in place of
    ///   ``Baselines/defaults``; without either nothing is looked at.
    public func lookAtStored(besides defaults: State? = nil) {
        if let defaults = defaults ?? baselines.defaults { store.send(.lookAtStored(besides: defaults)) }
    }
}
