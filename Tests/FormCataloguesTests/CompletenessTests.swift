@testable import FormCatalogues
import SourceLiterals
import Testing

/// What the library says is a literal in its sources. So each literal of several words is in the catalogue,
/// or it stands where programmers are spoken to; and so is each literal of one word that stands where a
/// sentence does.
@Suite("Each catalogue of the library", .serialized)
struct CompletenessTests {
    @Test("has every sentence that stands in the sources", arguments: LibraryCatalogues.files.keys.sorted())
    func complete(language: String) throws {
        let catalogue = try catalogue(language)
        let sentences = try said()
        #expect(sentences.count > 150)
        let missing = sentences.filter { catalogue.translation(of: $0.text) == nil }
        #expect(missing.map(\.description) == [])
    }

    @Test("has nothing that no source says any more", arguments: LibraryCatalogues.files.keys.sorted())
    func used(language: String) throws {
        let known = try Set(libraryLiterals().map(\.text))
        let unused = try entries(language).flatMap { [$0.text, $0.plural].compactMap { $0 } }
            .filter { !$0.isEmpty && !known.contains($0) }
        #expect(unused == [])
    }

    @Test("never puts a sentence together in the source: what is filled in stands behind it")
    func interpolated() throws {
        #expect(try said().filter { $0.text.contains("\\()") }.map(\.description) == [])
    }
}

/// The library's modules that speak to a person.
private let modules = ["FormValues", "FormCore", "FormJSON", "FormStore", "FormCommand", "FormGtk"]

private func libraryLiterals() throws -> [SourceLiteral] {
    try modules.flatMap { try SourceLiteral.all(in: "Sources/\($0)") }
}

/// The literals that a person reads.
private func said() throws -> [SourceLiteral] {
    try libraryLiterals().filter { literal in
        let isText = literal.text.contains(where: \.isLetter)
        let hasWords = literal.text.split(separator: " ").count > 1
        return isText && !isForProgrammers(literal) && (hasWords || standsForSentence(literal))
    }
}

/// Where a literal is a sentence, whatever it says.
private func standsForSentence(_ literal: SourceLiteral) -> Bool {
    let places =
        /(Sentence\(|one:|several:|translated\(|text\(of:|Notice\(\.\w+,|JSONReason\(|\.(error|warning|information)\()$/
    return literal.codeBefore.contains(places)
}

/// What programmers and packagers read, or nobody: mistakes, diagnoses of a file, descriptions for a log,
/// names, and the help of a command, whose frame is the parser's.
private func isForProgrammers(_ literal: SourceLiteral) -> Bool {
    let files = [
        "FormCore/Identity/FormMistake.swift", "FormCore/Log/", "FormValues/PlainValues/KeyName.swift",
        "FormStore/Coding/", "FormGtk/Gtk/Connections.swift",
    ]
    let places = [
        "verbatim:", "message:", "fatalError(", "preconditionFailure(", "debugDescription:", "description: String {",
        "NoticeSource =", "from:", "abstract:", "discussion:", "help:", "ArgumentHelp(", "markup:",
        "g_date_time_format(time,",
    ]
    return files.contains { literal.file.contains($0) } || places.contains { literal.codeBefore.hasSuffix($0) }
}
