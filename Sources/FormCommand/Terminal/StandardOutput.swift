import FormCore
import Glibc

/// The stream for the result of a command. Output that can't be written is an error.
@MainActor
struct StandardOutput {
    /// Translates a sentence into the user's language.
    let text: @MainActor (Sentence) -> String

    /// True if standard output is a terminal, so that the user reads the output. False if the output goes to a file or
    /// to another program.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes text to standard output. Output that the program has already printed in another way, such as with
    /// `print`, is flushed first, so the order is kept.
    func write(_ text: String) throws {
        try flush()
        if let code = writeAll(text, to: STDOUT_FILENO) { throw failure(code) }
    }

    /// Flushes output that the program has printed without this type, such as with `print`.
    func flush() throws {
        // C's `stdout` can't be used safely in Swift, so this flushes all streams.
        if fflush(nil) != 0 { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> FormCommandError {
        let sentence: Sentence =
            switch code {
            case EBADF: "The standard output is closed."
            case EPIPE: "The standard output can't be written, because its reader has closed it."
            default: Sentence("The standard output can't be written: %s.", streamFailure(code))
            }
        return FormCommandError(sentence, text: text)
    }
}
