import FormCore
import Glibc

/// Where the result of a command goes. What could not be written there is an error.
@MainActor
struct StandardOutput {
    /// Gives a sentence in the person's language.
    let text: @MainActor (Sentence) -> String

    /// Whether a person sees it at once.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes a text behind what the program has printed itself.
    func write(_ text: String) throws {
        try flush()
        if let code = writeAll(text, to: STDOUT_FILENO) { throw failure(code) }
    }

    /// Writes what the program has printed itself.
    func flush() throws {
        // No name of the C library's own stream is safe in Swift; this takes all.
        if fflush(nil) != 0 { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> FormCommandError {
        let sentence: Sentence =
            switch code {
            case EBADF: "The standard output is closed."
            case EPIPE: "The standard output can't be written, since nobody reads it."
            default: Sentence("The standard output can't be written: %s.", streamFailure(code))
            }
        return FormCommandError(sentence, text: text)
    }
}
