import FormCore
import Glibc

/// Returns the reason why a standard stream can't be read or written. The reason is worded as the end of a sentence,
/// such as “the disk is full”.
///
/// - Parameter code: The value of `errno` after the failed call, such as `ENOSPC`.
func streamFailure(_ code: Int32) -> Sentence {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "no more space is allowed to this user"
    case EACCES, EPERM: "there is no permission"
    case EIO: "the disk has an error"
    case EISDIR: "there is a folder at the file's path"
    case EFBIG: "it is too large"
    default: Sentence(verbatim: String(cString: strerror(code)))
    }
}
