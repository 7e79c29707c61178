import FormCatalogues
import Foundation
import SourceLiterals
import Testing

/// The application's own texts; those of the library are in its own catalogues.
@Suite("The application's German catalogue")
struct CatalogueTests {
    private let catalogue: Catalogue
    private let literals: [SourceLiteral]

    init() throws {
        let file = SourceLiteral.package.appending(path: "Resources/translations/de.po")
        catalogue = try Catalogue([UInt8](Data(contentsOf: file)), file: "de.po")
        literals = try SourceLiteral.all(in: "Sources/PersonalHotspot")
    }

    @Test("has each text of the application's sources, but for names and for what the parser shows")
    func complete() throws {
        let names = ["WPA", "SSID", "WiFi", "WLAN"]
        let places = ["commandName:", "abstract:", "discussion:", "version:", "networkName =", "names = ["]
        let texts = literals.filter { literal in
            let isText = literal.text.first?.isUppercase == true || literal.text.contains(" ")
            let isShown = !places.contains { literal.codeBefore.hasSuffix($0) }
            return isText && isShown && !names.contains(literal.text)
        }
        let some = ["Network Name", "Turning On…", "Settings", "Never", "Alert"]
        #expect(Set(texts.map(\.text)).isSuperset(of: some))
        #expect(texts.filter { catalogue.translation(of: $0.text) == nil }.map(\.description) == [])
    }

    @Test("has nothing that the application does not say")
    func used() throws {
        let file = SourceLiteral.package.appending(path: "Resources/translations/de.po")
        let text = try String(contentsOf: file, encoding: .utf8)
        let known = Set(literals.map(\.text))
        let texts = text.matches(of: /msgid "(.+)"/).map { String($0.output.1) }
        #expect(texts.count > 20)
        #expect(texts.filter { !known.contains($0) } == [])
    }
}
