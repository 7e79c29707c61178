/// How a store has found its file.
enum FileCondition: Sendable {
    /// It was never read, so nobody knows what it has.
    case unread(Trouble)
    /// It was read, and saved where there was something to save.
    case fine
    /// It was read before, and could not be read or saved since.
    case troubled(Trouble)

    /// What is wrong with the file, since it was read or saved last.
    struct Trouble: Sendable {
        /// Why it could not be read or saved; `nil` where it may just be half written.
        var error: SettingsFileError?
        /// How many exchanges have failed in a row.
        var failures = 0
        /// When it was first found to be no settings file.
        var unreadableSince: Duration?
        /// Whether it has what was saved last, but may lose it if the machine stops.
        var isUnsynchronized = false
    }

    /// What is wrong with the file; `nil` where nothing is.
    var trouble: Trouble? {
        switch self {
        case .fine: nil
        case .unread(let trouble), .troubled(let trouble): trouble
        }
    }

    /// Whether the file was ever read.
    var wasRead: Bool {
        if case .unread = self { false } else { true }
    }

    /// Notes what has gone wrong now.
    mutating func note(_ change: (inout Trouble) -> Void) {
        var trouble = trouble ?? Trouble()
        change(&trouble)
        self = wasRead ? .troubled(trouble) : .unread(trouble)
    }
}
