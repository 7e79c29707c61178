public import FormCore

extension SettingsStore: StateKeeper {
    /// The reason why the last attempt to read or save the settings failed, or `nil` if there was no error.
    public var failure: Sentence? { error?.sentence }

    /// True if the settings could not be read the last time, so that values may be missing.
    public var isUnread: Bool { error?.isUnread == true }

    /// True if the file is not a settings file.
    public var canSetAside: Bool { machine.condition.trouble?.unreadable != nil }

    /// Renames the file if it is not a settings file, and saves the settings as a new file, because the user has chosen
    /// that.
    ///
    /// The file gets a name that no other file has, such as `settings.json.unreadable-1`; see ``setAsidePath``. Only
    /// its owner can read it then.
    public func setAside() {
        receive(.setAsideAsked)
        Task { [weak self] in await self?.waitForJobs() }
    }

    /// True if values were filled in when the settings were read, and are not stored yet.
    ///
    /// Values that were filled in for settings that can't be read count as well.
    public var hasFilledIn: Bool { (try? machine.completed?.isEmpty) == false }

    /// Compares the value of a row in the form with its value in the file.
    ///
    /// - Parameter row: A row of the driver whose state is kept, possibly on a page that is not open.
    /// - Returns: True if both values are the same. False while a change to the row is unsaved, or if the value was
    ///   filled in because the one in the file can't be read. `nil` if the form differs from the file, but it can't be
    ///   determined whether it differs in this row.
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
