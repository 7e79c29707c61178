import Foundation

/// The check of one file in a process of its own, which may crash or hang.
struct ChildCheck {
    let path: String

    private static let patience: TimeInterval = 20

    func run() throws -> (text: String, isWell: Bool) {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--is-child", "--", path]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let hung = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: hung)
        // Both are short: neither pipe can fill while the other is read.
        let text = Self.text(output)
        let error = Self.text(errors)
        process.waitUntilExit()
        hung.cancel()
        if process.terminationReason == .uncaughtSignal {
            let isHung = process.terminationStatus == SIGTERM
            return (isHung ? "hung" : "crashed with signal \(process.terminationStatus)", false)
        }
        return process.terminationStatus == 0 ? (text, true) : (error, false)
    }

    private static func text(_ pipe: Pipe) -> String {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
