import FormCore
import Glibc

/// Why a call of the file system failed.
package struct FileSystemError: SentenceError, Hashable {
    /// The kernel's number, such as `ENOSPC`.
    package let code: Int32
    private let reason: Sentence?

    /// Makes an error from the kernel's number.
    package init(code: Int32) {
        self.init(code: code, reason: nil)
    }

    private init(code: Int32, reason: Sentence?) {
        self.code = code
        self.reason = reason
    }

    /// A link that somebody else could have put there to lead the settings elsewhere.
    static func linkOfAnotherUser(_ path: String) -> FileSystemError {
        FileSystemError(
            code: EPERM,
            reason: Sentence(
                "“%s” is another user's link. Give the path of the file itself, or remove the link", path))
    }

    /// A file that somebody else can read, or has put there.
    static let fileOfAnotherUser = FileSystemError(
        code: EPERM, reason: "the file is another user's. Use another file, or make this one yours first")

    /// What a person can make of it, as the end of a sentence.
    package var sentence: Sentence { reason ?? kernelReason }

    private var kernelReason: Sentence {
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
        default: Sentence(verbatim: String(cString: strerror(code)))
        }
    }
}
