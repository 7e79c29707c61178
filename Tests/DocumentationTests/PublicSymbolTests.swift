import Foundation
import Testing

/// The public symbols of the libraries are those of the lists in PublicSymbols, so that they change on purpose.
@Suite("The public symbols", .serialized)
struct PublicSymbolTests {
    @Test("are those that are listed", arguments: libraries)
    func listed(library: String) throws {
        let symbols = try symbols(of: library).map(\.line).sorted()
        let list = folder.appending(path: "PublicSymbols/\(library).txt")
        if ProcessInfo.processInfo.environment["UPDATE_PUBLIC_SYMBOLS"] != nil {
            try (symbols.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let changes = symbols.difference(from: expected).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        if !changes.isEmpty {
            Issue.record(
                """
                The public symbols of \(library) have changed. If that is on purpose, run Scripts/public-symbols.
                \(changes.joined(separator: "\n"))
                """)
        }
    }

    /// A case of a `Property` is named for the property that it tells of, which has the comment.
    @Test("have a doc comment each", arguments: libraries)
    func documented(library: String) throws {
        let bare = try symbols(of: library).filter { !$0.isDocumented && !$0.path.contains(".Property.") }
        #expect(bare.map(\.line) == [])
    }
}

private let libraries = [
    "FormValues", "FormCore", "FormJSON", "FormCatalogues", "FormStore", "FormCommand", "FormTesting", "FormGtk",
    "FormGtkTesting",
]

private let folder = URL(filePath: #filePath).deletingLastPathComponent()

private struct Symbol {
    let path: String
    let declaration: String
    let isDocumented: Bool

    var line: String { "\(path): \(declaration)" }
}

/// What a library declares for others, read from the module that was built for these tests.
private func symbols(of library: String) throws -> [Symbol] {
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    let headers = try run(["pkg-config", "--cflags-only-I", "gtk4"]).split(whereSeparator: \.isWhitespace)
    _ = try run(
        [
            "swift-symbolgraph-extract", "-module-name", library,
            "-target", build.deletingLastPathComponent().lastPathComponent,
            "-I", build.appending(path: "Modules").path, "-I", package.appending(path: "Sources/CGtk").path,
            "-I", package.appending(path: "Sources/CProcess").path,
            "-minimum-access-level", "public", "-output-dir", output.path,
        ] + headers.flatMap { ["-Xcc", String($0)] })
    return try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
        .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
        .filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
        .map { symbol in
            Symbol(
                path: symbol.pathComponents.joined(separator: "."),
                declaration: symbol.declarationFragments.map(\.spelling).joined()
                    .split(whereSeparator: \.isWhitespace).joined(separator: " "),
                // What the compiler writes itself, such as the `==` of an enumeration, has no place in a file.
                isDocumented: symbol.docComment != nil || symbol.location == nil)
        }
}

private func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command[0]) failed.")
    return text
}

/// What is needed of the compiler's description of a module.
private struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let docComment: Comment?
        let location: Location?
    }

    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable {}
    struct Location: Decodable {}
}
