import Foundation
import SourceLiterals
import Testing

@testable import FormCatalogues

@Suite("What stands in the library's catalogues")
struct ContentTests {
    private static let languages = LibraryCatalogues.files.keys.sorted()

    @Test("is part of the program, each file of the folder")
    func embedded() throws {
        let folder = SourceLiteral.package.appending(path: "Sources/FormCatalogues")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".po")
        }
        #expect(files.sorted() == Self.languages.map { "\($0).po" })
        for language in Self.languages {
            let file = folder.appending(path: "\(language).po")
            #expect(try LibraryCatalogues.files[language] == [UInt8](Data(contentsOf: file)))
        }
    }

    @Test("can be read, is translated to the last entry, and says which language it is", arguments: languages)
    func complete(language: String) throws {
        let catalogue = try catalogue(language)
        for entry in try entries(language) {
            let text = try #require(entry.text)
            #expect(entry.isTranslated, "\(text)")
            #expect(!entry.isFuzzy, "\(text)")
            if text.isEmpty {
                #expect(entry.translations[0]?.contains("Language: \(language)\n") == true)
            } else {
                #expect(catalogue.translation(of: text) != nil)
            }
        }
    }

    @Test("has all forms of each plural, and fills in the same in each", arguments: languages)
    func placeholders(language: String) throws {
        for entry in try entries(language) {
            let text = try #require(entry.text)
            let expected = placeholders(in: text)
            #expect(placeholders(in: entry.plural ?? text) == expected, "\(text)")
            for translation in entry.translations.values {
                #expect(placeholders(in: translation) == expected, "\(text)")
            }
        }
    }

    /// The one placeholder of a text may have a number or not.
    private func placeholders(in text: String) -> [String] {
        let all = text.matches(of: /%(\d+\$)?s/).map { String($0.output.0) }
        return all == ["%s"] ? ["%1$s"] : all.sorted()
    }

    @Test("ends as the text ends", arguments: languages)
    func ends(language: String) throws {
        for entry in try entries(language) {
            guard let text = entry.text, let end = text.last(where: { $0 != "”" }), ".?:…".contains(end) else {
                continue
            }
            for translation in entry.translations.values {
                #expect(translation.last { $0 != "“" } == end, "\(text)")
            }
        }
    }

    @Test("has letters with the mnemonics that the buttons of one bar need", arguments: languages)
    func mnemonics(language: String) throws {
        let catalogue = try catalogue(language)
        for bar in [["_Apply", "_Cancel"], ["_Cancel", "_Quit Anyway", "_Try Again"]] {
            let letters = bar.compactMap { text in
                catalogue.translation(of: text).flatMap { $0.firstMatch(of: /_(\w)/)?.output.1.lowercased() }
            }
            #expect(Set(letters).count == bar.count, "\(bar)")
        }
    }
}
