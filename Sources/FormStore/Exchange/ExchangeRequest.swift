/// The program's side of an exchange of settings with its file.
struct ExchangeRequest<State: Codable & Sendable>: Sendable {
    /// The program's current settings.
    let state: State
    /// The contents of the file when the program and the file were last in sync.
    let base: SettingsDocument
    /// True if the file has ever been read. Otherwise the contents of the file are unknown.
    let hasReadFile: Bool
    /// The program's settings when the program and the file were last in sync.
    let saved: State?
    /// The settings in ``saved``, but with the other program's value wherever there is an unresolved conflict; `nil` if
    /// there are no conflicts.
    let theirs: State?
    /// The program's settings, but with the other program's value for each setting in which an edit in this program has
    /// replaced that value; `nil` if there is no such setting.
    var overwritten: State?
    /// The program's settings when the file was read and some of its settings could not be read; `nil` if all can be
    /// read.
    ///
    /// If a setting hasn't changed in the program since then, the file keeps the setting's value that can't be read.
    var stateWhenUnreadable: State?
    /// The settings with the values that were filled in; `nil` if nothing is filled in, or once the file has the
    /// filled-in values. A value that another program has stored replaces a filled-in one.
    var completed: CompletedSettings<State>?
    /// True to set the file aside if it is not a settings file. False while another program may still be writing it.
    var setsAside = true
    /// True if the last save has replaced the file, but its folder has not been synchronised to the disk.
    var isUnsynchronized = false
    /// True if the program is ending, and can't wait until another program releases its lock.
    var isLast = false
    /// True to read the file even if there is nothing to save, because another program may have changed it.
    ///
    /// There is nothing to save if, for example, only a transient property has changed.
    var checksFile = true
    /// For each row that was reset, a state in which the row has another value than in ``state``. The difference shows
    /// which settings the row edits.
    var resets: [State] = []
}
