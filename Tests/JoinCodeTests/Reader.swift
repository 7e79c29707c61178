import Foundation

/// Another program that reads codes.
enum Reader {
    private static let program = URL(filePath: "/usr/bin/zbarimg")

    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

    /// What the program reads from a picture.
    static func read(_ picture: Picture) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pgm")
        try picture.pgm.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return String(text.drop { $0 == "\n" }.dropLast())
    }
}
