import Foundation

/// A string literal of a source file.
public struct SourceLiteral: Sendable, CustomStringConvertible {
    /// The file, from the package's folder on.
    public let file: String
    /// The line on which it begins.
    public let line: Int
    /// What it says, with its escapes read; an interpolation as `\()`.
    public let text: String
    /// Some of the code before it, without white space at its end.
    public let codeBefore: String

    public var description: String { "\(file):\(line): “\(text)”" }
}

extension SourceLiteral {
    /// The literals of all Swift files below a folder.
    ///
    /// - Parameter folder: From the package's folder on, such as `Sources/FormCore`.
    public static func all(in folder: String) throws -> [SourceLiteral] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .flatMap { file in
                let path = "\(folder)/\(file)"
                return try literals(
                    in: String(contentsOf: package.appending(path: path), encoding: .utf8), file: path)
            }
    }

    /// The literals of a source.
    public static func literals(in source: String, file: String = "") -> [SourceLiteral] {
        var scanner = LiteralScanner(source, file: file)
        scanner.scan()
        return scanner.literals
    }

    /// The package's folder.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
