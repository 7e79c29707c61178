import FormCore
import Testing

private struct ModifiedHost: Equatable {
    var isUsed = true
    var host = ""
}

private let modifiedCell: Element<FormCell, ModifiedHost> =
    controlCell(title: "Host", control: textField(keyPath: \.host).placeholder("example.org"))
    .help("Ask the provider.")
    .enabled(when: \.isUsed)
    .resettable()

@MainActor
@Suite("The article on modifiers")
struct ModifierTests {
    @Test("has them all")
    func all() throws {
        let symbols = try PackageFiles.lines(of: "Tests/DocumentationTests/PublicSymbols/FormCore.txt")
        let modifiers = symbols.compactMap { $0.prefixMatch(of: /Element\.([a-z]\w*\((?:\w+:)*\)): func/)?.1 }
        let text = try PackageFiles.text(of: "Sources/FormCore/FormCore.docc/Modifiers.md")
        for modifier in modifiers { #expect(text.contains("\(modifier)`"), "The article lacks \(modifier).") }
    }

    @Test("shows what can be built")
    func example() {
        let driver = FormDriver(initial: ModifiedHost(), build: sections { section { modifiedCell } })
        #expect(driver.page.sections[0].cells[0].help == "Ask the provider.")
    }
}
