import CompilerRun
import Foundation
import Testing

/// The examples in doc comments are compiled as they stand, together with `Comments/Surroundings.swift`, which declares
/// what they are about.
@Suite("The code in doc comments")
struct CommentTests {
    @Test("compiles")
    func compiling() throws {
        let examples = try PackageFiles.named(".swift", in: "Sources").flatMap(examples)
        #expect(examples.count > 100)
        let run = try CompilerRun(
            checking: imports + examples.enumerated().map { $1.source(number: $0) }.joined(),
            options: ["-parse-as-library", "-suppress-warnings", surroundings.path] + includes())
        for error in run.errors {
            Issue.record("\(error.file ?? "the surroundings of an example"):\(error.line): \(error.text)")
        }
    }
}

private let surroundings = PackageFiles.folder.appending(path: "Tests/DocumentationTests/Comments/Surroundings.swift")

private let imports = """
    import ArgumentParser
    import CGtk
    import FormCatalogues
    import FormCommand
    import FormCore
    import FormGtk
    import FormGtkTesting
    import FormJSON
    import FormStore
    import FormTesting
    import Foundation
    import Testing

    """

/// A block of code in the doc comments of a file.
private struct Example {
    let file: String
    /// The number of the first line.
    let line: Int
    var code: [Substring] = []

    private enum Kind {
        /// Declarations that can't be in a function.
        case declarations
        /// A function of a store, which mentions `self`.
        case method
        /// A test of a suite.
        case test
        case statements, form, section, row, control
        /// A modifier of the list before it.
        case modifier
    }

    private var kind: Kind {
        let text = code.joined(separator: "\n")
        return switch text.prefix(while: { $0.isLetter || $0 == "." || $0 == "@" }) {
        case "extension": .declarations
        case "@Test": .test
        case "func" where text.contains("self"): .method
        case _ where text.contains("lazily"): .declarations
        case "sections": .form
        case "section", "choice": .section
        case "bind": text.hasPrefix("bind(section") ? .section : .statements
        case "list", "picker": .row
        case "passwordField", "pushButton", "gtkControl": .control
        case let first where first.hasPrefix("."): .modifier
        case let first where first.hasSuffix("Cell") || first.hasPrefix("nested"): .row
        default: .statements
        }
    }

    /// The example as a declaration of a source file. The compiler names its lines as in the comment.
    func source(number: Int) -> String {
        let function = "@MainActor func example\(number)()"
        let code = located(line, code.map(completed))
        return switch kind {
        case .declarations: code
        case .method: "@MainActor extension LampKeeper {\n\(code)}\n"
        case .test: "@MainActor struct Example\(number)Tests {\n\(code)}\n"
        case .statements: "\(function) async throws {\n\(code)}\n"
        case .form: "\(function) -> Form<Example> {\n\(code)}\n"
        case .section: "\(function) -> Form<Example> { sections {\n\(code)} }\n"
        case .row: "\(function) -> Form<Example> { sections { section {\n\(code)} } }\n"
        case .control: "\(function) -> Element<Control, Example> {\n\(code)}\n"
        case .modifier:
            "\(function) -> Form<Example> { sections { section {\n"
                + located(line - 1, [#"list("Rules", \.rules, id: \.id) { exampleRow() }"#] + self.code.map(completed))
                + "} } }\n"
        }
    }

    private func located(_ line: Int, _ code: [String]) -> String {
        "#sourceLocation(file: \"\(file)\", line: \(line))\n" + code.joined(separator: "\n") + "\n#sourceLocation()\n"
    }

    /// Returns a line with something in place of what it leaves out.
    private func completed(_ line: Substring) -> String {
        let left = line.contains("func ") ? "example()" : line.hasPrefix("sections") ? "example()" : "exampleRow()"
        return String(line.replacing("{ … }", with: "{ \(left) }"))
    }
}

/// Returns the blocks of code in the doc comments of a file.
private func examples(in file: String) throws -> [Example] {
    var examples: [Example] = []
    var fence: Substring?
    for (index, line) in try PackageFiles.lines(of: file).enumerated() {
        guard let text = line.firstMatch(of: /^ *\/\/\/ ?(.*)$/)?.1 else { continue }
        if text.hasPrefix("```") {
            fence = fence == nil ? text : nil
            if fence == "```swift" { examples.append(Example(file: file, line: index + 2)) }
        } else if fence == "```swift" {
            examples[examples.count - 1].code.append(text)
        }
    }
    return examples
}

/// The options for the modules of the package's C libraries.
private func includes() throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "gtk4"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let flags = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        + ["CGtk", "CGio", "CQRencode", "CProcess"].flatMap {
            ["-I", PackageFiles.folder.appending(path: "Sources/\($0)").path]
        }
}
