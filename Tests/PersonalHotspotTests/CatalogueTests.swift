import FormStore
import Foundation
import Glibc
import Testing

@Suite("The German catalogue")
struct CatalogueTests {
    private let catalogue: Catalogue

    init() throws {
        catalogue = try Catalogue(of: file("Resources/translations/de.po"))
    }

    /// A text that reaches `translate` in a variable is not found.
    @Test("has each text that is handed to translate or translated, and each title of the app's forms")
    func complete() throws {
        var texts = Set<String>()
        for module in ["FormCore", "FormStore", "FormCommand", "FormGtk", "PersonalHotspot"] {
            for path in try sources(of: module) {
                let source = try file(path)
                texts.formUnion(literals(in: source, after: #/(translated?|SettingsFileError)\(|reason: /#))
                if module == "PersonalHotspot" { texts.formUnion(literals(in: source, after: #/[( ]title: /#)) }
            }
        }
        #expect(texts.contains("Keep Mine") && texts.contains("Network Name"))
        #expect(texts.filter { catalogue.translations[$0] == nil }.sorted() == [])
    }

    @Test("has each reason why a file can't be read or saved")
    func reasons() {
        let codes = [
            ENOSPC, EDQUOT, EACCES, EPERM, EROFS, EIO, ENOENT, ENOTDIR, EISDIR, ENXIO, ELOOP, ENAMETOOLONG, EMFILE,
            ENFILE, EBUSY, EFBIG,
        ]
        let reasons = Set(codes.map { FileSystemError(code: $0).description })
        #expect(reasons.filter { catalogue.translations[$0] == nil }.sorted() == [])
    }

    @Test("fills in what the text fills in")
    func placeholders() {
        for (text, translation) in catalogue.translations {
            #expect(text.matches(of: /%(\d\$)?s/).map(\.output.0).sorted()
                == translation.matches(of: /%(\d\$)?s/).map(\.output.0).sorted(), "\(text)")
        }
    }
}

/// A catalogue whose entries take one line each.
private struct Catalogue {
    var translations: [String: String] = [:]

    init(of text: String) throws {
        var original: String?
        for line in text.split(separator: "\n") {
            if let match = line.wholeMatch(of: /msgid "(.*)"/) {
                original = String(match.1)
            } else if let text = original, !text.isEmpty, let match = line.wholeMatch(of: /msgstr "(.+)"/) {
                translations[text] = String(match.1)
            }
        }
    }
}

private let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

private func file(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
}

private func sources(of module: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources/\(module)").path)
        .filter { $0.hasSuffix(".swift") }
        .map { "Sources/\(module)/\($0)" }
}

/// The literals that stand right behind something, comments aside; of `condition ? "one" : "other"` both.
private func literals<Output>(in source: String, after beginning: Regex<Output>) -> Set<String> {
    var found = Set<String>()
    for line in source.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for match in line.matches(of: beginning) {
            var rest = line[match.range.upperBound...]
            if let choice = rest.prefixMatch(of: #/\w+(\.\w+)* \? /#) { rest = rest[choice.range.upperBound...] }
            while let literal = rest.prefixMatch(of: /"([^"\\]*)"( : )?/) {
                found.insert(String(literal.1))
                rest = rest[literal.range.upperBound...]
            }
        }
    }
    return found
}
