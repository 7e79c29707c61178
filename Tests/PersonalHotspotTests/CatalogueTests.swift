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
        // What is said to the login service is for nobody to read.
        literals =
            try SourceLiteral.all(in: "Sources/PersonalHotspot").filter { !$0.file.hasSuffix("ScreenLock.swift") }
            + SourceLiteral.all(in: "Sources/JoinCode").filter { $0.file.hasSuffix("Error.swift") }
            + SourceLiteral.all(in: "Sources/HotspotService").filter { $0.file.hasSuffix("Problem.swift") }
    }

    @Test("has each text of the application's sources, but for names and for what the parser shows")
    func complete() throws {
        let names = ["WPA", "SSID", "WiFi", "WLAN"]
        let places = [
            "commandName:", "abstract:", "discussion:", "help:", "version:", "several:", "separator:", ".id(",
            "networkName =", "names = [", "key =", "getenv(",
        ]
        let texts = literals.filter { literal in
            let isText = literal.text.first?.isUppercase == true || literal.text.contains(" ")
            let isShown = !places.contains { literal.codeBefore.hasSuffix($0) }
            let isPath = literal.text.contains("/")
            return isText && isShown && !isPath && !names.contains(literal.text)
        }
        let some = ["Network Name", "Turning on…", "Security", "Never", "Alert"]
        #expect(Set(texts.map(\.text)).isSuperset(of: some))
        #expect(texts.filter { catalogue.translation(one: $0.text, count: 1) == nil }.map(\.description) == [])
    }

    @Test("has nothing that the application does not say")
    func used() throws {
        let file = SourceLiteral.package.appending(path: "Resources/translations/de.po")
        let text = try String(contentsOf: file, encoding: .utf8)
        let known = Set((literals + (try SourceLiteral.all(in: "Sources/HotspotService"))).map(\.text))
        let texts = text.matches(of: /msgid "(.+)"/).map { String($0.output.1) }
        #expect(texts.count > 20)
        #expect(texts.filter { !known.contains($0) } == [])
    }
}
