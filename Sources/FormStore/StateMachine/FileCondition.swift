/// The condition of a store's file at the last attempt to read or save it.
enum FileCondition: Sendable {
    /// The file was never read, so its contents are unknown.
    case unread(Trouble)
    /// The file was read, and saved if there was anything to save.
    case fine
    /// The file was read before, but could not be read or saved since.
    case troubled(Trouble)

    /// The problem with a file since it was last read or saved.
    struct Trouble: Sendable {
        /// The reason why the file could not be read or saved. `nil` while another program may be writing the file.
        var error: SettingsFileError?
        /// The reason why the file is not a settings file, so that the user can have it set aside; `nil` if it is one.
        var unreadable: SettingsFileError?
        /// The reason why the file could not be set aside when the user last chose that; `nil` if it was not tried, or if
        /// the user has tried something else since.
        var asideError: SettingsFileError?
        /// The number of consecutive exchanges that have failed, except because another program was writing the file.
        var failures = 0
        /// The time at which another program was first found to be writing the file; `nil` if none is.
        var busySince: Duration?
        /// True if the last save has replaced the file, but the change may be lost when the machine stops.
        var isUnsynchronized = false
    }

    /// The problem with the file, or `nil` if there is none.
    var trouble: Trouble? {
        switch self {
        case .fine: nil
        case .unread(let trouble), .troubled(let trouble): trouble
        }
    }

    /// True if the file has ever been read.
    var wasRead: Bool {
        if case .unread = self { false } else { true }
    }

    /// Records a problem with the file.
    ///
    /// - Parameter change: Sets the details of the problem. Details of an earlier problem remain unless
    ///   `change` sets them.
    mutating func note(_ change: (inout Trouble) -> Void) {
        var trouble = trouble ?? Trouble()
        change(&trouble)
        self = wasRead ? .troubled(trouble) : .unread(trouble)
    }
}
