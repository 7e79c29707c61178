public import FormCore

/// The reason why settings could not be read or saved.
public struct SettingsFileError: SentenceError, Hashable {
    /// A sentence that states the reason, and names the file if there is one.
    public let sentence: Sentence
    /// The kernel's error number, or `nil` if the error doesn't come from the kernel.
    public let code: Int32?
    /// The same in one line, without the name of the file.
    let line: Sentence
    /// True if the settings could not be read, so that values may be missing.
    public let isUnread: Bool

    init(_ sentence: Sentence, line: Sentence? = nil, code: Int32? = nil, isUnread: Bool = false) {
        self.sentence = sentence
        self.line = line ?? sentence
        self.code = code
        self.isUnread = isUnread
    }

    /// Creates an error from a failure of any kind. A value that could not be encoded is not mentioned, because it may
    /// be a secret.
    init(_ failure: any Error) {
        switch failure {
        case let failure as SettingsFileError: self = failure
        case let failure as any SentenceError: self.init(failure.sentence)
        case EncodingError.invalidValue(_, let context): self.init(Sentence(verbatim: context.debugDescription))
        default: self.init(Sentence(verbatim: "\(failure)"))
        }
    }

    /// Returns the error with the reason for which settings are missing.
    func followed(by unread: SettingsFileError) -> SettingsFileError {
        SettingsFileError(.paragraph([sentence, unread.sentence]), line: line, code: code, isUnread: unread.isUnread)
    }

    static func save(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError(
            Sentence("The settings can't be saved in “%1$s”: %2$s.", path, error.sentence),
            line: Sentence("The settings can't be saved: %s.", error.sentence), code: error.code)
    }

    static func read(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError(
            Sentence("The settings can't be read from “%1$s”: %2$s.", path, error.sentence),
            line: Sentence("The settings can't be read: %s.", error.sentence), code: error.code,
            isUnread: true)
    }

    /// The error for a file that is not a settings file.
    static func unreadable(_ path: String, line: Int, column: Int, _ reason: JSONReason) -> SettingsFileError {
        SettingsFileError(
            Sentence(
                "“%1$s” can't be read as settings. Line %2$s, column %3$s: %4$s.", path, line, column,
                Sentence(reason)),
            line: "The settings file can't be read.", isUnread: true)
    }
}

extension Sentence {
    fileprivate init(_ reason: JSONReason) {
        let arguments = reason.arguments.map { argument in
            switch argument {
            case .verbatim(let text): Sentence(verbatim: text)
            case .reason(let reason): Sentence(reason)
            }
        }
        self.init(template: reason.template, arguments)
    }
}
