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
    /// The program's settings, but with the other program's value wherever an edit in this program has replaced it;
    /// `nil` if none was replaced.
    var overwritten: State?
    /// The program's settings at the time when some settings in the file could not be read, or `nil` if all can be
    /// read.
    var stateWhenUnreadable: State?
    /// The settings with the values that were filled in, or `nil` if there are none. A value that another program has
    /// stored replaces a filled-in one.
    var completed: CompletedSettings<State>?
    /// True to set the file aside if it is not a settings file. False while another program may still be writing it.
    var setsAside = true
    /// True if the last save has replaced the file, but has not been synchronised to the disk.
    var isUnsynchronized = false
    /// True if the program is ending, and can't wait for other programs.
    var isLast = false
    /// True to read the file even if there is nothing to save, because another program may have changed it.
    ///
    /// There is nothing to save if, for example, only a transient property has changed.
    var checksFile = true
    /// A state for each setting that was reset, which differs from ``state`` only in that setting.
    var resets: [State] = []
}
