import FormStore
import Glibc

/// Checks one file in a separate process, because the check may crash or hang.
struct ChildCheck {
    /// The path of the copy.
    let path: String

    /// The time after which a process that prints nothing counts as hung, in milliseconds.
    ///
    /// The time is long, so that a slow check is not mistaken for a hung one.
    private static let patience: Int32 = 60_000

    func run() throws -> (text: String, isWell: Bool) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CopyFailure("The check can't be started") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (output, input) = (ends[0], ends[1])
        defer { close(output) }
        let child: pid_t
        do {
            defer { close(input) }
            child = try start(writingTo: input)
        }
        let (text, isHung) = read(output)
        if isHung { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        if isHung { return ("hung", false) }
        let signal = status & 0x7F
        if signal != 0 { return ("crashed with signal \(signal)", false) }
        return (text, status >> 8 & 0xFF == 0)
    }

    /// Starts this program again, with its output and its errors going to the same pipe.
    private func start(writingTo pipe: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipe, STDERR_FILENO)
        let words = ["store-check", "--is-child", "--", path]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        errno = posix_spawn(&child, "/proc/self/exe", &actions, nil, &arguments, environ)
        guard errno == 0 else { throw CopyFailure("The check can't be started") }
        return child
    }

    /// Reads a pipe until its other end is closed, or until no data has arrived for ``patience``. In the second case,
    /// `isHung` is true.
    private func read(_ pipe: Int32) -> (text: String, isHung: Bool) {
        var bytes: [UInt8] = []
        while true {
            var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            let found = poll(&ready, 1, Self.patience)
            if found < 0, errno == EINTR { continue }
            if found <= 0 { return (text(bytes), found == 0) }
            var count = 0
            bytes += [UInt8](unsafeUninitializedCapacity: 4096) { buffer, size in
                count = Glibc.read(pipe, buffer.baseAddress, buffer.count)
                size = max(0, count)
            }
            if count == 0 { return (text(bytes), false) }
        }
    }

    private func text(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
