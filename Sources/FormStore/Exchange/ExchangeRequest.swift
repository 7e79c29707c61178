/// The program's side of an exchange of settings with its file.
struct ExchangeRequest<State: Codable & Sendable>: Sendable {
    /// The program's current settings.
    let state: State
    /// The contents of the file when the program and the file were last in sync.
    let base: SettingsDocument
    /// True if the file has ever been read. Otherwise the contents of the file are unknown.
    let hasReadFile: Bool
    /// The program's settings when the program and the file were last in sync, or `nil` if they are unknown.
    let saved: State?
    /// The settings in ``saved``, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    let theirs: State?
    /// The program's settings as they would be if no edit had replaced another program's value; `nil` if no edit has.
    var overwritten: State?
    /// The program's settings at the time when some settings in the file were found to be unreadable; `nil` if all can
    /// be read.
    ///
    /// If a setting that can't be read hasn't changed in the program since then, its value in the file is preserved.
    var stateWhenUnreadable: State?
    /// The settings, including the values that the `completing` function has filled in; `nil` if the store has no such
    /// function, or once the program and the file agree on all values. Until they agree, a value that another program
    /// has stored replaces a filled-in one.
    var completed: CompletedSettings<State>?
    /// True if the user has chosen to set the file aside if it is not a settings file.
    var setsAside = false
    /// True to wait for another program that is writing the file.
    var waits = true
    /// True if the last save has replaced the file, but its folder has not been synchronised to the disk.
    var isUnsynchronized = false
    /// True if the program is ending. If another program doesn't release its lock, the exchange then runs without a
    /// lock.
    var isLast = false
    /// True to read the file even if there is nothing to save, because another program may have changed it.
    ///
    /// There is nothing to save if, for example, only a transient property has changed.
    var checksFile = true
    /// For each row that was reset, a state that differs from ``state`` in the value of that row. The difference shows
    /// which settings the row edits.
    var resets: [State] = []
}
