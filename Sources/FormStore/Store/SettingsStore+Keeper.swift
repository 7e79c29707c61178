public import FormCore

extension SettingsStore: StateKeeper {
    /// Why the settings could not be read or saved last; `nil` when all is well.
    public var failure: Sentence? { error?.sentence }

    /// Whether something was filled in when the settings were read, also for what could not be, and they were not
    /// stored since.
    public var hasFilledIn: Bool { (try? machine.completed?.isEmpty) == false }

    /// Whether the file gives a row the value that it has here.
    ///
    /// It does not as long as a change is unsaved, or where the value was filled in for one that can't be read.
    ///
    /// - Parameter row: A row of the driver that is kept, also of a page that is not open.
    /// - Returns: `nil` where file and form differ, and nothing tells whether it is in this row.
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
