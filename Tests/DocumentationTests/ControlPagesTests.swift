import FormCore
import FormGallery
import Testing

/// Each control has a page in FormGtk's documentation, whose file is named for its kind.
@Suite("The pages of the controls")
struct ControlPagesTests {
    @Test("are there for every kind of control")
    func kinds() throws {
        let kinds = Control.Kind.allCases.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
        #expect(Set(kinds).subtracting(try names("md")) == [], "Write one in \(folder).")
    }

    @Test("have a picture for the light and one for the dark, from a page of the gallery, and a place in the table")
    func pictures() throws {
        let controls = try names("md")
        #expect(Set(try names("png")).symmetricDifference(controls + controls.map { "\($0)~dark" }) == [])
        let table = try PackageFiles.text(of: table)
        let shown = galleryGroups.flatMap(\.pages).map(\.title)
        for name in controls {
            let text = try PackageFiles.text(of: "\(folder)/\(name).md")
            #expect(text.firstMatch(of: /!\[[^\]]+\]\(([^)]+)\)/)?.1 == "\(name).png", "\(name) has no picture.")
            let page = try #require(text.firstMatch(of: /form-gallery --page "([^"\/]+)/)?.1, "\(name)")
            #expect(shown.contains(String(page)), "\(name)")
            #expect(table.contains("| <doc:\(name)> |"), "The table lacks \(name).")
        }
    }

    @Test("name no function that is not there")
    func functions() throws {
        let symbols = try PackageFiles.named(".txt", in: "Tests/DocumentationTests/PublicSymbols")
            .flatMap(PackageFiles.lines)
        let functions = symbols.compactMap { $0.prefixMatch(of: /(?:[\w.]+\.)?([a-z]\w*\((?:\w+:)*\)):/)?.1 }
        let pages = try PackageFiles.named(".md", in: folder) + [table]
        for page in pages {
            let named = try PackageFiles.text(of: page).matches(of: /`\.?([a-z][a-zA-Z]*\((?:\w+:)*\))`/).map(\.1)
            #expect(Set(named).subtracting(functions) == [], "\(page)")
        }
    }

    private let folder = "Sources/FormGtk/FormGtk.docc/Controls"
    private let table = "Sources/FormGtk/FormGtk.docc/Controls.md"

    private func names(_ ending: String) throws -> [String] {
        try PackageFiles.named(ending, in: folder)
            .map { String($0.dropFirst(folder.count + 1).dropLast(ending.count + 1)) }
    }
}
