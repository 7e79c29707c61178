import Foundation
import Testing

/// A script, comment or article that names a file is not changed along with the file.
@Suite("Named files")
struct NamedFileTests {
    @Test("A file that a text of the package names exists", arguments: try texts())
    func files(text: String) throws {
        for (number, line) in try PackageFiles.lines(of: text).enumerated() where line.contains("s/") {
            for match in line.matches(of: path) where !isExample(match.2) && !exists(match.2) {
                Issue.record("\(text):\(number + 1): there is no \(match.2).")
            }
        }
    }

    @Test("A suite that a script or a comment names exists", arguments: try texts().filter { !$0.hasSuffix(".md") })
    func suites(text: String) throws {
        for (number, line) in try PackageFiles.lines(of: text).enumerated() where line.contains("Tests") {
            for match in line.matches(of: suite) where !isExample(match.0) && !declaredSuites.contains(match.0) {
                Issue.record("\(text):\(number + 1): there is no \(match.0).")
            }
        }
    }
}

/// A path from the package's folder on, after anything that is not a part of it.
private var path: Regex<(Substring, Substring, Substring)> {
    /(^|[^A-Za-z0-9_\/.…])((?:Sources|Tests|Scripts|Resources)(?:\/[A-Za-z0-9_+~.-]*[A-Za-z0-9_+~-])+)/
}

private var suite: Regex<Substring> { /\b[A-Z][A-Za-z]*Tests\b/ }

/// Returns true for the names of the article's example package, of the test runner, and for names in capitals, which
/// stand for any.
private func isExample(_ name: Substring) -> Bool {
    name.contains("Example") || name.contains("PackageTests") || name.contains(/\/[A-Z]{4,}(?:[.\/]|$)/)
}

/// The files and folders of the package.
private let paths: Set<String> = Set(
    ["Sources", "Tests", "Scripts", "Resources"].flatMap { folder in
        ((try? PackageFiles.named("", in: folder)) ?? []) + [folder]
    })

/// Returns true if there is such a file or folder, or one that begins like this, as in `Scripts/test-`.
private func exists(_ path: Substring) -> Bool {
    paths.contains(String(path)) || path.hasSuffix("-") && paths.contains { $0.hasPrefix(path) }
}

/// The names of all suites and of the folders of tests.
private let declaredSuites: Set<Substring> = Set(
    paths.flatMap { path -> [Substring] in
        guard path.hasPrefix("Tests/") else { return [] }
        guard path.hasSuffix(".swift") else { return [path.split(separator: "/").last ?? ""] }
        return ((try? PackageFiles.lines(of: path)) ?? []).filter { $0.contains("Tests") }.flatMap { line in
            line.matches(of: /(?:struct|class|enum|extension) ([A-Z][A-Za-z]*Tests)\b/).map(\.1)
        }
    })

/// The scripts, sources and articles.
private func texts() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Tests/README.md"]
        + PackageFiles.named(".md", in: "Sources")
        + ["Sources", "Tests"].flatMap { try PackageFiles.named(".swift", in: $0) }
        + PackageFiles.named("", in: "Scripts").filter { !$0.contains("__pycache__") }
}
