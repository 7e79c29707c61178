import Glibc

/// Why a call of the file system failed.
public struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kernel's number, such as `ENOSPC`.
    public let code: Int32
    private let reason: String?
    /// What the reason names with `%3$s`.
    let named: String

    /// Makes an error from the kernel's number.
    public init(code: Int32) {
        self.init(code: code, reason: nil)
    }

    private init(code: Int32, reason: String?, named: String = "") {
        self.code = code
        self.reason = reason
        self.named = named
    }

    /// A link that somebody else could have put there to lead the settings elsewhere.
    static func linkOfAnotherUser(_ path: String) -> FileSystemError {
        FileSystemError(
            code: EPERM,
            reason: "“%3$s” is another user's link. Give the path of the file itself, or remove the link", named: path)
    }

    /// A file that somebody else can read, or has put there.
    static let fileOfAnotherUser = FileSystemError(
        code: EPERM, reason: "the file is another user's. Use another file, or make this one yours first")

    /// What a person can make of it, as the end of a sentence.
    public var description: String { template.replacing("%3$s", with: named) }

    /// The end of a sentence as a catalogue has it, with `%3$s` in the place of what it names.
    var template: String { reason ?? kernelReason }

    private var kernelReason: String {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "no more space is allowed to this user"
        case EACCES, EPERM: "there is no permission"
        case EROFS: "the disk is read-only"
        case EIO: "the disk has an error"
        case ENOENT: "it does not exist"
        case ENOTDIR: "a file stands where a folder is needed"
        case EISDIR: "a folder stands where the file belongs"
        case ENXIO: "a pipe, a socket or a device stands where the file belongs"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        case EMFILE, ENFILE: "too many files are open"
        case EBUSY: "another program does not let go of its folder"
        case EFBIG: "it is too large"
        default: String(cString: strerror(code))
        }
    }
}

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
