import Foundation

/// What the compiler says of a source that uses FormCore as it was built for these tests.
struct CompilerRun {
    struct Message: Equatable {
        let line: Int
        let text: String
    }

    /// The errors, in the compiler's order.
    let errors: [Message]

    init(checking source: String) throws {
        let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            "-I", build.appending(path: "Modules").path,
            "-module-cache-path", build.appending(path: "ModuleCache").path, file.path,
        ]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        errors = text.split(separator: "\n").compactMap { line in
            // file:line:column: error: text
            guard let match = line.firstMatch(of: /^(.*?)(?::(\d+):\d+)?: error: (.*)$/) else { return nil }
            let isInFile = match.1 == file.path
            return Message(line: isInFile ? match.2.flatMap { Int($0) } ?? 0 : 0, text: String(match.3))
        }
    }
}
