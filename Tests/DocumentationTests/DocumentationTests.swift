import Foundation
import Testing

/// The code in README.md and in the articles is what stands in this folder or in the gallery, where it is compiled and
/// run.
@Suite("The documentation's code")
struct DocumentationTests {
    @Test("stands in the sources of this test or of the gallery, indentation and imports aside", arguments: try pages())
    func samples(page: String) throws {
        let sources = try ["Tests/DocumentationTests", "Sources/FormGallery/Examples"]
            .flatMap { try PackageFiles.named(".swift", in: $0) }
            .map { essential(try PackageFiles.lines(of: $0)) }
        for block in blocks(of: try PackageFiles.lines(of: page)) {
            let code = essential(block.lines)
            if !sources.contains(where: { $0.contains(code) }) {
                Issue.record(
                    """
                    \(page):\(block.number): no file of Tests/DocumentationTests has the block that begins \
                    “\(block.lines.first ?? "")”. Put it there, or give it a fence other than swift and screen.
                    """)
            }
        }
    }

    @Test("is all of it found: a block of code that was left out is told by its line")
    func finding() {
        let text = [
            "Text", "```swift", "let a = 1", "", "let b = 2", "```", "```sh", "ls", "```", "```screen", "A", "```",
        ]
        #expect(blocks(of: text.map { "    /// \($0)" }).map(\.lines) == [["let a = 1", "", "let b = 2"], ["A"]])
        let found = blocks(of: text)
        #expect(found.map(\.number) == [3, 11])
        #expect(found.map(\.lines) == [["let a = 1", "", "let b = 2"], ["A"]])
        #expect(!essential(["func f() {", "    let a = 1", "}"]).contains(essential(["let a ="])))
        #expect(essential(["func f() {", "    let a = 1", "}"]).contains(essential(["let a = 1"])))
    }
}

/// README.md, CONTRIBUTING.md, all articles, and the sources of the modules for tests with their comments, from the
/// package's folder on.
private func pages() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md"] + PackageFiles.named(".md", in: "Sources")
        + ["FormTesting", "FormGtkTesting"].flatMap { try PackageFiles.named(".swift", in: "Sources/\($0)") }
}

/// The fenced blocks of code and of screens, each with the number of its first line.
private func blocks(of lines: [String]) -> [(number: Int, lines: [String])] {
    var blocks: [(number: Int, lines: [String])] = []
    var fence: String?
    for (index, line) in lines.enumerated() {
        let line = line.replacing(/^ *\/\/\/ ?/, with: "")
        if line.hasPrefix("```") {
            fence = fence == nil ? line : nil
            if fence == "```swift" || fence == "```screen" { blocks.append((index + 2, [])) }
        } else if fence == "```swift" || fence == "```screen" {
            blocks[blocks.count - 1].lines.append(line)
        }
    }
    return blocks
}

/// Whole lines, without what may differ: their indentation, imports and empty lines.
private func essential(_ lines: [String]) -> String {
    let kept = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    return "\n" + kept.joined(separator: "\n") + "\n"
}
