import FormCore

extension SettingsStore {
    /// Whether the file gives a row of the driver that is kept the value that it has here.
    ///
    /// It does not as long as a change is unsaved, or where the value was filled in for one that can't be read.
    ///
    /// - Returns: `nil` where file and form differ, and nothing tells whether it is in this row.
    package func isStored(at row: RowPath, of driver: FormDriver<State>) -> Bool? {
        guard let here = try? exchange.encoded(driver.edited),
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
