public import FormCore

extension SettingsStore: StateKeeper {
    /// The reason why the settings could not be read or saved last, or `nil` if all is well.
    public var failure: Sentence? { error?.sentence }

    /// True if values were filled in when the settings were read, and have not been stored since.
    ///
    /// This includes values that were filled in for settings that can't be read.
    public var hasFilledIn: Bool { (try? machine.completed?.isEmpty) == false }

    /// Returns whether a row has the same value in the file as here.
    ///
    /// It hasn't while a change is unsaved, or if the value was filled in for one that can't be read.
    ///
    /// - Parameter row: A row of the driver whose state is kept, possibly on a page that is not open.
    /// - Returns: `nil` if file and form differ, and it is unknown whether they do in this row.
    public func isStored(at row: RowPath) -> Bool? {
        guard let edited = form?.edited, let here = try? exchange.encoded(edited),
            let stored = try? exchange.encoded(exchange.format.decode(machine.base.settings).state)
        else { return true }
        let differences = here.differences(from: stored)
        if differences.isEmpty { return true }
        let own = otherStates(at: [row])
            .flatMap { (try? exchange.encoded($0).differences(from: here)) ?? [] }
        if own.isEmpty { return nil }
        return !differences.contains { difference in own.contains { $0.overlaps(difference) } }
    }
}
