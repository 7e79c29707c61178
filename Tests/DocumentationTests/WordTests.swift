import Foundation
import Testing

/// Keeps out words that this project has replaced by the field's own.
@Suite("The words")
struct WordTests {
    @Test("of comments and documentation are the field's", arguments: try documents())
    func comments(file: String) throws {
        for (number, outdated) in find(outOfProse, in: prose(of: try PackageFiles.lines(of: file), in: file)) {
            Issue.record("\(file):\(number): instead of “\(outdated.word)” say \(outdated.better).")
        }
    }

    @Test("of names are the field's, except in sources that are to be replaced")
    func declarations() throws {
        for file in try PackageFiles.named(".swift", in: "Sources") {
            let found = try names(of: PackageFiles.lines(of: file)).flatMap { find(outOfNames, in: [$0]) }
            let allowed = namesToBeReplaced[file] ?? 0
            if found.count > allowed {
                for (number, outdated) in found {
                    Issue.record("\(file):\(number): instead of “\(outdated.word)” say \(outdated.better).")
                }
            } else if found.count < allowed {
                Issue.record("\(file) has \(found.count) outdated names, not \(allowed): lower its number here.")
            }
        }
    }

    @Test("are found in comments, in documentation and in names, and nowhere else")
    func finding() {
        let source = ["/// Told to", "/// Nobody, not `nobody`.", "let isSomebodysTurn = \"nobody\" // besides"]
        #expect(find(outOfProse, in: prose(of: source, in: "A.swift")).map(\.number) == [2, 3])
        #expect(names(of: source).map(\.words) == [["is", "somebodys", "turn"]])
        let article = ["So", "many rows.", "```swift", "let nobody = 1", "```", "So. Rows; so", "", "many."]
        #expect(find(outOfProse, in: prose(of: article, in: "A.md")).map(\.number) == [1])
        let script = ["\"\"\"Whoever", "reads.\"\"\"", "nobody = \"\"\"", "wishes", "\"\"\"", "# Besides."]
        #expect(find(outOfProse, in: prose(of: script, in: "a.py")).map(\.number) == [1, 6])
    }
}

/// A word, or a sequence of words, with what to say instead.
private typealias Outdated = (word: String, better: String)

private let outOfProse: [Outdated] = [
    ("somebody", "who it is: the user, the caller, another program, the service"),
    ("nobody", "who it is, in a sentence such as “no program …” or “the user hasn't …”"),
    ("whoever", "who it is: the user, the caller, another program, the service"),
    ("anybody", "who it is: any program, any user of the machine"),
    ("whether what", "a sentence whose subject is the thing"),
    ("person", "the user"),
    ("so many", "the number, or the limit"),
    ("besides", "also, or except"),
    ("but for", "except"),
    ("dear", "expensive"),
    ("wish", "pending change"),
    ("wishes", "pending changes"),
    ("survey", "traversal"),
    ("surveyed", "traversed"),
    ("lifted", "pulled back along a lens"),
    ("settle", "resolve"),
    ("settled", "resolved"),
    ("visited", "touched"),
    ("unusable", "refused"),
    ("taken over", "migrated, or adopted"),
    ("farewell", "removal notice"),
    ("obstacle", "reason"),
    ("deed", "handler"),
    ("helpful change", "suggestion"),
]

private let outOfNames: [Outdated] = [
    ("somebodys", "who it is"),
    ("nobody", "who it is"),
    ("whoever", "who it is"),
    ("besides", "“except”, or “adding”"),
    ("farewell", "“removal notice”"),
    ("deed", "“handler”"),
    ("helpful", "“suggestion”"),
    ("lack", "“reason”, or “is missing”"),
    ("askings", "“request count”"),
    ("vain", "“obsolete”"),
    ("wish", "“pending change”"),
    ("wishes", "“pending changes”"),
    ("place", "“index”, “position”, “offset”, or “lens”"),
    ("places", "“indices”, “positions”, or “lenses”"),
    ("way", "“lens”, “path”, “prefix” or “direction”"),
    ("spot", "“position”"),
    ("wire", "“signal name”"),
    ("cut", "“left out”, or “truncated”"),
    ("told", "“shown”, “announced”, or “notified”"),
    ("puts", "“inserts”"),
    ("burst", "“coalesced”"),
    ("survey", "“traverse”"),
    ("walk", "“traversal”"),
    ("visit", "“for each”"),
    ("settle", "“resolve”"),
]

/// How many names with outdated words each file still has whose types are to be replaced. A number only ever falls.
private let namesToBeReplaced = [
    "Sources/FormCommand/Rows/ItemNames.swift": 1,
    "Sources/FormCore/Keeping/SharedForm.swift": 1,
]

/// The files whose prose is checked.
private func documents() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] + PackageFiles.named(".md", in: "Sources")
        + PackageFiles.named(".swift", in: "Sources")
        // Python leaves what it has compiled beside the scripts.
        + PackageFiles.named("", in: "Scripts").filter { !$0.contains("__pycache__") }
}

private typealias Line = (number: Int, words: [String])

/// The words of a source's comments, of an article without its code, or of a script's comments and docstrings.
private func prose(of lines: [String], in file: String) -> [Line] {
    // In a script, the string of several lines that a line is in: a docstring, or text that is data.
    enum Literal { case docstring, data }
    var isCode = false
    var literal: Literal?
    return lines.enumerated().map { index, line in
        var text = line[...]
        if file.hasSuffix(".md") {
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode { text = "" }
        } else if file.hasSuffix(".swift") {
            text = line.range(of: "//").map { line[$0.upperBound...] } ?? ""
        } else {
            let trimmed = line.trimmingPrefix { $0 == " " }
            let isOpening = literal == nil && trimmed.hasPrefix("\"\"\"")
            if literal != .docstring, !isOpening, !trimmed.hasPrefix("#") { text = "" }
            let isBoundary = line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2)
            if isBoundary { literal = literal != nil ? nil : isOpening ? .docstring : .data }
        }
        let spans = text.replacing("``", with: "`").split(separator: "`", omittingEmptySubsequences: false)
        return (index + 1, spans.indices.filter { $0.isMultiple(of: 2) }.flatMap { words(of: spans[$0]) })
    }
}

/// The words of the names that a source declares.
private func names(of lines: [String]) -> [Line] {
    // The field's own name of the algorithm, and a requirement of a public protocol.
    let names = ["ThreeWayMerge", "resolveConflict"]
    let keywords: Set<Substring> = [
        "let", "var", "func", "case", "struct", "class", "enum", "actor", "protocol", "typealias",
    ]
    return lines.enumerated().flatMap { index, line -> [Line] in
        // Public names stay until their types are replaced.
        guard !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("//"), !line.contains("public ") else { return [] }
        let tokens = line.split { !$0.isLetter && $0 != "_" }
        return zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0) && !names.contains(String($0.1)) }.map {
            _, name in
            (index + 1, words(of: name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }[...]))
        }
    }
}

private func words(of text: Substring) -> [String] {
    text.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20) }
        .map { String(Substring($0)).lowercased() }
}

/// The outdated words in lines, also those that continue in the next line.
private func find(_ table: [Outdated], in lines: [Line]) -> [(number: Int, outdated: Outdated)] {
    let tokens = lines.flatMap { line in line.words.map { (line.number, $0) } }
    let table = Dictionary(grouping: table) { $0.word.split(separator: " ").first.map(String.init) ?? "" }
    return tokens.indices.flatMap { index in
        (table[tokens[index].1] ?? []).filter { outdated in
            let phrase = outdated.word.split(separator: " ").map(String.init)
            let candidates = tokens[index...].prefix(phrase.count)
            return candidates.map(\.1) == phrase && (candidates.last?.0 ?? 0) - tokens[index].0 < 2
        }.map { (tokens[index].0, $0) }
    }
}
