import Glibc

/// Takes the numbers of standard streams that are closed, before a file of the program gets one of them.
///
/// What stands in for a closed stream refuses to be used as one, so that the program is told.
func guardClosedDescriptors() {
    for (descriptor, way) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
        // The lowest free number is the one that is missing.
        _ = open("/dev/null", way)
    }
}

/// Writes all bytes of a text.
///
/// - Returns: The kernel's number for why it could not; `nil` if it could.
func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, !isWorthAnotherTry(descriptor, POLLOUT) { return errno }
        bytes = bytes.dropFirst(max(0, count))
    }
    return nil
}

/// Whether a call failed only for now; waits until the descriptor is ready, where it is one that doesn't wait.
func isWorthAnotherTry(_ descriptor: Int32, _ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&ready, 1, -1) >= 0 || errno == EINTR
}
