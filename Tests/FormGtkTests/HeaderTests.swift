import Foundation
import Testing

@Suite("The headers of an older GTK")
struct HeaderTests {
    @Test("are refused in a sentence")
    func older() throws {
        let shim = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CGtk/shim.h").standardized.path
        let flags = try run(["pkg-config", "--cflags", "gtk4"]).split(whereSeparator: \.isWhitespace).map(String.init)
        // As of headers whose version is another one.
        let older = ["-D__GTK_VERSION_H__", "-DGTK_CHECK_VERSION(major,minor,micro)=0"]
        let said = try run(["cc", "-fsyntax-only", "-x", "c"] + older + flags + [shim])
        #expect(said.contains("FormGtk needs GTK 4.8 or later"))
        #expect(try !run(["cc", "-fsyntax-only", "-x", "c"] + flags + [shim]).contains("error"))
    }

    private func run(_ command: [String]) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
