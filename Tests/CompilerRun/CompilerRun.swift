import Foundation

/// What the compiler says of a source that uses the package's modules as they were built for these tests.
public struct CompilerRun {
    public struct Message: Equatable {
        /// The file that the error is in, if a `#sourceLocation` names one; otherwise `nil`.
        public let file: String?
        public let line: Int
        public let text: String
    }

    /// The errors, in the compiler's order.
    public let errors: [Message]

    /// - Parameter options: Options for the compiler, such as further files.
    public init(checking source: String, options: [String] = []) throws {
        let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics",
                "-I", build.appending(path: "Modules").path,
                "-module-cache-path", build.appending(path: "ModuleCache").path,
            ] + options + [file.path]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        errors = text.split(separator: "\n").compactMap { line in
            // file:line:column: error: text
            guard let match = line.firstMatch(of: /^(.*?)(?::(\d+):\d+)?: error: (.*)$/) else { return nil }
            return Message(
                file: match.1 == file.path ? nil : String(match.1), line: match.2.flatMap { Int($0) } ?? 0,
                text: String(match.3))
        }
    }
}
