import Glibc

/// Opens a substitute for each closed standard stream, so that no file that the program opens later gets the stream's
/// number.
///
/// A substitute for an input can only be written to, and a substitute for an output can only be read, so an attempt to
/// use the stream still fails.
func guardClosedDescriptors() {
    for (descriptor, way) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
        // `open` takes the lowest free number, which is the number of the closed stream.
        _ = open("/dev/null", way)
    }
}

/// Writes all of the text.
///
/// - Returns: The value of `errno` if the text could not be written, otherwise `nil`.
func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, !isWorthAnotherTry(descriptor, POLLOUT) { return errno }
        bytes = bytes.dropFirst(max(0, count))
    }
    return nil
}

/// Returns true if a failed call is worth repeating. If it failed because a non-blocking descriptor was not ready,
/// waits until the descriptor is.
func isWorthAnotherTry(_ descriptor: Int32, _ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&ready, 1, -1) >= 0 || errno == EINTR
}
