import FormCore
import Glibc

/// The reason why a file system call failed.
package struct FileSystemError: SentenceError, Hashable {
    /// The kernel's error number, such as `ENOSPC`.
    package let code: Int32
    private let reason: Sentence?

    /// Creates an error from the kernel's error number.
    package init(code: Int32) {
        self.init(code: code, reason: nil)
    }

    private init(code: Int32, reason: Sentence?) {
        self.code = code
        self.reason = reason
    }

    /// Returns the error for a link that another user may have created to redirect the settings.
    static func linkOfAnotherUser(_ path: String) -> FileSystemError {
        FileSystemError(
            code: EPERM,
            reason: Sentence(
                "“%s” is another user's link. Give the path of the file itself, or remove the link", path))
    }

    /// The error for a folder whose lock another program doesn't release.
    static let folderLocked = FileSystemError(code: EBUSY, reason: "another program keeps its folder locked")

    /// The error for a file that can't be replaced because another file is mounted over it.
    static let mountPoint = FileSystemError(
        code: EBUSY, reason: "the file is a mount point, which can't be replaced. Mount its folder instead")

    /// The error for a file that belongs to another user and must not be replaced.
    static let fileOfAnotherUser = FileSystemError(
        code: EPERM, reason: "the file is another user's. Use another file, or make this one yours first")

    /// The error for a file that another program has changed or replaced since it was read, or is writing.
    static let changed = FileSystemError(code: EAGAIN, reason: "another program is writing it")

    /// The reason in plain words for the user, as the end of a sentence.
    package var sentence: Sentence { reason ?? kernelReason }

    private var kernelReason: Sentence {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "no more space is allowed to this user"
        case EACCES, EPERM: "there is no permission"
        case EROFS: "the disk is read-only"
        case EIO: "the disk has an error"
        case ENOENT: "it does not exist"
        case ENOTDIR: "there is a file where a folder is needed"
        case EISDIR: "there is a folder at the file's path"
        case ENXIO: "there is a pipe, a socket or a device at the file's path"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        case EMFILE, ENFILE: "too many files are open"
        case EBUSY: "the system is using it"
        case EFBIG: "it is too large"
        default: Sentence(verbatim: String(cString: strerror(code)))
        }
    }
}
