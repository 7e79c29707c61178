public import FormCore

/// The reason why settings could not be read, saved or set aside.
public struct SettingsFileError: SentenceError, Hashable {
    /// A sentence that states the reason, and names the file if there is one.
    public let sentence: Sentence
    /// The kernel's error number, or `nil` if the error doesn't come from the kernel.
    public let code: Int32?

    init(_ sentence: Sentence, code: Int32? = nil) {
        self.sentence = sentence
        self.code = code
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

    static func save(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError(
            Sentence("The settings can't be saved in “%1$s”: %2$s.", path, error.sentence), code: error.code)
    }

    static func read(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError(
            Sentence("The settings can't be read from “%1$s”: %2$s.", path, error.sentence), code: error.code)
    }

    static func setAside(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError(
            Sentence("“%1$s” is no settings file and can't be renamed: %2$s.", path, error.sentence),
            code: error.code)
    }
}
