import Glibc

/// Opens `/dev/null` in place of each standard stream that is closed. Otherwise, the next file that the program opens
/// would get the stream's number, and output for the stream would end up in that file.
///
/// Using such a stream still fails: `/dev/null` is opened only for writing in place of standard input, and only for
/// reading in place of standard output or standard error.
func guardClosedDescriptors() {
    for (descriptor, way) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
        // `open` takes the lowest free number, which is the number of the closed stream.
        _ = open("/dev/null", way)
    }
}

/// Writes all of the text to a file descriptor, in several calls if necessary.
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

/// Decides whether to repeat a read or write that has just failed, judging by `errno`.
///
/// - Parameter events: `POLLIN` after a failed read, `POLLOUT` after a failed write.
/// - Returns: True if a signal interrupted the call. Also true if a non-blocking descriptor was not ready; in this
///   case, the function waits until the descriptor is ready before it returns. False after any other failure.
func isWorthAnotherTry(_ descriptor: Int32, _ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&ready, 1, -1) >= 0 || errno == EINTR
}
