import FormCore
import Glibc

/// The system's limits for the process (setrlimit(2)) without which the libraries can't work. If they can't open
/// another file, or the stack is full, they end the program by a signal and without a message.
enum ProcessLimits {
    /// Raises the limit on open files if it is too low.
    ///
    /// - Returns: A sentence that says which limit is too low and can't be raised; `nil` if all are high enough.
    static func raise() -> Sentence? {
        var files = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0, files.rlim_cur < fewestFiles {
            files.rlim_cur = min(fewestFiles, files.rlim_max)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
            if files.rlim_cur < fewestFiles {
                return Sentence(
                    """
                    A program may have %1$s files open here, but this one needs %2$s. \
                    Raise the limit with “ulimit -n”.
                    """,
                    "\(files.rlim_cur)", "\(fewestFiles)")
            }
        }
        // A higher limit would not enlarge the stacks of threads.
        var stack = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0, stack.rlim_cur < smallestStack {
            return Sentence(
                """
                A program's stack may have %1$s KiB here, but this one needs %2$s. \
                Raise the limit with “ulimit -s”.
                """,
                "\(stack.rlim_cur >> 10)", "\(smallestStack >> 10)")
        }
        return nil
    }

    /// More than a window needs.
    private static let fewestFiles: rlim_t = 64
    /// Four times as much as a command needs, in bytes.
    private static let smallestStack: rlim_t = 256 << 10
}
