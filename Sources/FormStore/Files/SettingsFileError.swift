/// Why settings were not read, saved or set aside.
public struct SettingsFileError: Error, Hashable, Sendable, CustomStringConvertible {
    private let template: String
    private let path: String
    private let reason: String
    private let named: String
    /// The kernel's number, where it had one.
    public let code: Int32?

    /// A sentence that names the file.
    public var description: String { sentence { $0 } }

    /// A sentence that names the file, in the person's language.
    ///
    /// - Parameter translate: Gives a text, which may have `%1$s` for the file and `%2$s` for the reason in it.
    ///   Called for the sentence, and for the reason, such as “the disk is full”, which may have `%3$s` for
    ///   what it names.
    public func sentence(_ translate: (String) -> String) -> String {
        translate(template).replacing("%1$s", with: path).replacing("%2$s", with: translate(reason))
            .replacing("%3$s", with: named)
    }

    /// A sentence that names no file.
    init(_ sentence: String) {
        template = sentence
        path = ""
        reason = ""
        named = ""
        code = nil
    }

    /// A failure of any kind; the value that could not be encoded is not told, because it may be a secret.
    init(_ failure: any Error) {
        switch failure {
        case let failure as SettingsFileError: self = failure
        case EncodingError.invalidValue(_, let context): self.init(context.debugDescription)
        default: self.init("\(failure)")
        }
    }

    private init(_ template: String, _ path: String, _ error: FileSystemError) {
        self.template = template
        self.path = path
        reason = error.template
        named = error.named
        code = error.code
    }

    static func save(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError("The settings can't be saved in “%1$s”: %2$s.", path, error)
    }

    static func read(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError("The settings can't be read from “%1$s”: %2$s.", path, error)
    }

    static func setAside(_ path: String, _ error: FileSystemError) -> SettingsFileError {
        SettingsFileError("“%1$s” is no settings file and can't be renamed: %2$s.", path, error)
    }
}
