import Foundation
import Testing

/// A process of `Tests/FormStoreWriter`.
///
/// What it prints is read by a thread of its own: a test that waits for it must not keep one of the few threads
/// that all tests share.
final class Writer {
    private let process = Process()
    private let input = Pipe()
    private var output: AsyncStream<UInt8>.Iterator

    init(_ arguments: [String]) throws {
        let pipe = Pipe()
        let (bytes, continuation) = AsyncStream.makeStream(of: UInt8.self)
        output = bytes.makeAsyncIterator()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "form-store-writer")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardInput = input
        try process.run()
        let reading = pipe.fileHandleForReading
        Thread.detachNewThread {
            while case let data = reading.availableData, !data.isEmpty {
                for byte in data { continuation.yield(byte) }
            }
            continuation.finish()
        }
    }

    /// What a process prints that does one thing and ends.
    static func output(of arguments: String...) async throws -> String {
        let writer = try Writer(arguments)
        let text = await writer.rest()
        writer.process.waitUntilExit()
        #expect(writer.process.terminationReason == .exit)
        return text
    }

    /// Waits until it has printed a character for the nth time from now on; `false` if it ended before.
    func waits(for character: Character, count: Int = 1) async -> Bool {
        var count = count
        while count > 0 {
            guard let byte = await output.next(isolation: nil) else { return false }
            if byte == character.asciiValue { count -= 1 }
        }
        return true
    }

    /// Tells it to go on.
    func goOn() throws { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }

    /// Tells it to go on, and gives what it prints until it ends.
    func finish() async throws -> String {
        try goOn()
        let text = await rest()
        process.waitUntilExit()
        return text
    }

    /// Kills it and gives what it printed that nobody has read.
    func kill() async -> String {
        #expect(Glibc.kill(process.processIdentifier, SIGKILL) == 0)
        process.waitUntilExit()
        #expect(process.terminationStatus == SIGKILL, "It had ended before, because saving failed.")
        return await rest()
    }

    private func rest() async -> String {
        var bytes: [UInt8] = []
        while let byte = await output.next(isolation: nil) { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
