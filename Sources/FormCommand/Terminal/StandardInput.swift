import FormCore
import Glibc

/// Reads a value from standard input: typed by the user, or from a file or another program.
@MainActor
struct StandardInput {
    /// The text shown to ask the user for the value.
    let prompt: String
    /// True if typed text must not be shown.
    let isSecret: Bool
    /// Translates a sentence into the user's language.
    let text: @MainActor @Sendable (Sentence) -> String

    /// Reads the value: one line if standard input is a terminal, otherwise the whole input. A line break at the end of
    /// the value is removed, in the form of any system.
    ///
    /// - Throws: A ``FormCommandError`` if the input is empty, too long or not valid UTF-8, if it can't be read, or if
    ///   the user cancels it.
    func read() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { return try text(of: try readAll()) }
        return try text(of: isSecret ? try readSilently() : try readLine(until: nil))
    }

    private func readSilently() throws -> [UInt8] {
        guard let terminal = SilentTerminal(STDIN_FILENO) else {
            throw error("The terminal would show what you type. Give the value on the standard input.")
        }
        defer {
            terminal.restore()
            writeToStandardError("\n")
        }
        return try readLine(until: terminal.interrupt)
    }

    /// Asks the user for the value, and reads the line that the user types, with its line break.
    ///
    /// - Parameter interrupt: The character with which the user cancels the input of a secret, or `nil` if Ctrl+C sends
    ///   a signal as usual.
    private func readLine(until interrupt: UInt8?) throws -> [UInt8] {
        writeToStandardError("\(prompt): ")
        var bytes: [UInt8] = []
        while let byte = try readSome(1).first {
            if byte == interrupt { throw error("Nothing was changed.") }
            bytes.append(byte)
            if byte == UInt8(ascii: "\n") { return bytes }
        }
        if bytes.isEmpty { throw error("Nothing was typed.") }
        return bytes
    }

    private func readAll() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while case let more = try readSome(1 << 16), !more.isEmpty {
            bytes += more
            if bytes.count > Self.longest + 2 { throw tooLong }
        }
        if bytes.isEmpty {
            throw error("There is nothing on the standard input. For an empty value, give it an empty line.")
        }
        return bytes
    }

    /// The maximum number of bytes in a value. A setting is something that a user types, not a file.
    private static var longest: Int { 1 << 20 }

    private var tooLong: FormCommandError {
        error("The value is longer than 1 MiB. Give a shorter one.")
    }

    private func error(_ sentence: Sentence) -> FormCommandError {
        FormCommandError(sentence, text: text)
    }

    /// Reads at most `most` bytes. Returns an empty array at the end of the input.
    private func readSome(_ most: Int) throws -> [UInt8] {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, size in
                count = Glibc.read(STDIN_FILENO, buffer.baseAddress, most)
                size = max(0, count)
            }
            if count >= 0 { return bytes }
            if errno == EBADF {
                throw error("The standard input is closed, so no value can be read from it.")
            }
            if !isWorthAnotherTry(STDIN_FILENO, POLLIN) {
                throw error(Sentence("The standard input can't be read: %s.", streamFailure(errno)))
            }
        }
    }

    private func text(of bytes: [UInt8]) throws -> String {
        var line = bytes[...]
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.count > Self.longest { throw tooLong }
        guard let text = String(validating: line, as: UTF8.self) else {
            throw error("The value is not valid UTF-8.")
        }
        return text
    }
}
