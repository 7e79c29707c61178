import Foundation
import Testing

/// A process of `Tests/FormStoreWriter`.
struct Writer {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()

    init(_ arguments: [String]) throws {
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "form-store-writer")
        process.arguments = arguments
        process.standardOutput = output
        process.standardInput = input
        try process.run()
    }

    /// What a process prints that does one thing and ends.
    static func output(of arguments: String...) throws -> String {
        let writer = try Writer(arguments)
        let text = writer.rest()
        writer.process.waitUntilExit()
        #expect(writer.process.terminationReason == .exit)
        return text
    }

    /// Waits until it has printed a character for the nth time from now on; `false` if it ended before.
    func waits(for character: Character, count: Int = 1) throws -> Bool {
        var count = count
        while count > 0 {
            guard let byte = try output.fileHandleForReading.read(upToCount: 1)?.first else { return false }
            if byte == character.asciiValue { count -= 1 }
        }
        return true
    }

    /// Tells it to go on, and gives what it prints until it ends.
    func finish() throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
        let text = rest()
        process.waitUntilExit()
        return text
    }

    /// Kills it and gives what it printed that nobody has read.
    func kill() -> String {
        #expect(Glibc.kill(process.processIdentifier, SIGKILL) == 0)
        process.waitUntilExit()
        #expect(process.terminationStatus == SIGKILL, "It had ended before, because saving failed.")
        return rest()
    }

    private func rest() -> String {
        String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
