import Foundation

/// The files of the package, named from its folder on.
enum PackageFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The files in a folder, and in those below it, whose names have an ending, such as `.md`.
    static func named(_ ending: String, in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: self.folder.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    static func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    static func lines(of file: String) throws -> [String] {
        try text(of: file).components(separatedBy: "\n")
    }
}
