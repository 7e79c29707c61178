/// The program's side of an exchange with its file.
struct ExchangeRequest<State: Codable & Sendable>: Sendable {
    /// The program's current settings.
    let state: State
    /// The contents of the file when program and file last agreed.
    let base: SettingsDocument
    /// True if the file has ever been read. Otherwise its contents are unknown.
    let hasReadFile: Bool
    /// The program's settings when program and file last agreed.
    let saved: State?
    /// The settings in ``saved``, but with other programs' values in unresolved conflicts.
    let theirs: State?
    /// The settings with the values of other programs that edits here have replaced, or `nil` if there are none.
    var overwritten: State?
    /// The program's settings at the time when some could not be read.
    var stateWhenUnreadable: State?
    /// The settings with the values that were filled in. Values that another program has stored replace these.
    var completed: CompletedSettings<State>?
    /// True if a file that is not a settings file is set aside. Otherwise another program may still be writing it.
    var setsAside = true
    /// True if the file has the last save, but has not been synchronised to the disk.
    var isUnsynchronized = false
    /// True if the program is ending, and can't wait for other programs.
    var isLast = false
    /// True if the file may have changes.
    ///
    /// Otherwise it is only read if there is something to save, which there isn't if only a transient property has
    /// changed.
    var checksFile = true
    /// A state for each setting that was reset, in which only that setting has another value.
    var resets: [State] = []
}
