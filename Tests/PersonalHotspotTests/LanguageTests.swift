import Foundation
import Testing

/// The program, started with a German locale that is made for it, since a machine may have none.
@Suite(
    "The program in German", .serialized,
    .enabled("localedef and msgfmt are not installed.") { GermanUser.isPossible })
final class LanguageTests {
    private let user: GermanUser

    init() throws { user = try GermanUser() }
    deinit { user.removeFolder() }

    @Test("has the library's texts where it was built, whatever is installed")
    func built() throws {
        let run = try user.run(GermanUser.program, "get", "Nothing")
        #expect(run == "Fehler: Es gibt keine Zeile „Nothing“. Der Befehl list zeigt alle Zeilen.\n")
    }

    @Test("says that there is no display")
    func noDisplay() throws {
        let nowhere = ["LANG": "de_DE.UTF-8", "DISPLAY": "", "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11"]
        let run = try user.run(GermanUser.program, language: nowhere)
        let sentence = """
            Fehler: Es gibt keinen Bildschirm für ein Fenster. Starten Sie die Anwendung in einer \
            Desktop-Sitzung, oder setzen Sie DISPLAY oder WAYLAND_DISPLAY.

            """
        #expect(run.hasSuffix(sentence))
    }

    @Test("has its own texts as well where it is installed")
    func installed() throws {
        let program = try user.install(catalogue: user.ownCatalogue())
        #expect(
            try user.run(program, "set", "Network/Network Name", "")
                == "Fehler: Geben Sie dem Netzwerk einen Namen.\n")
        #expect(
            try user.run(program, "set", "Network/Password", input: "short")
                == "Fehler: Verwenden Sie mindestens 8 Zeichen.\n")
        #expect(try user.run(program, "devices") == "Hinweis: Kein Gerät ist verbunden.\n")
    }

    @Test("overrides the library's texts with its own, also those that depend on a number")
    func overridden() throws {
        let own = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

            msgid "There is no row “%1$s”."
            msgstr "„%1$s“? Kenne ich nicht."

            msgid "Use at least %s character."
            msgid_plural "Use at least %s characters."
            msgstr[0] "Wenigstens eins!"
            msgstr[1] "Wenigstens %s!"
            """
        let program = try user.install(catalogue: own)
        #expect(
            try user.run(program, "get", "Nothing")
                == "Fehler: „Nothing“? Kenne ich nicht. Der Befehl list zeigt alle Zeilen.\n")
        #expect(
            try user.run(program, "set", "Network/Password", input: "short")
                == "Fehler: Wenigstens 8!\n")
    }

    @Test(
        "speaks the language of a locale that the machine has, and LANGUAGE only where that is not C",
        arguments: [
            (["LANG": "de_DE.UTF-8"], true), (["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "xx:de_AT"], true),
            (["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "en"], false), (["LC_ALL": "C", "LANGUAGE": "de"], false),
            (["LC_ALL": "xx_XX.UTF-8"], false), (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], false), ([:], false),
        ] as [([String: String], Bool)])
    func languages(language: [String: String], isGerman: Bool) throws {
        let run = try user.run(GermanUser.program, "get", "Nothing", language: language)
        #expect(run.hasPrefix(isGerman ? "Fehler: Es gibt keine Zeile" : "Error: There is no row"))
    }
}

/// Somebody with a German locale, and a folder of their own.
private struct GermanUser {
    let folder: URL

    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "personal-hotspot")

    /// Whether a locale and a catalogue can be made here.
    static var isPossible: Bool {
        let tools = ["/usr/bin/localedef", "/usr/bin/msgfmt", "/usr/share/i18n/locales/C"]
        return tools.allSatisfy(FileManager.default.fileExists)
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let locales = folder.appending(path: "locales")
        try FileManager.default.createDirectory(at: locales, withIntermediateDirectories: true)
        // What gettext goes by is the name.
        try run(
            "/usr/bin/localedef", ["-i", "C", "-f", "UTF-8", locales.appending(path: "de_DE.UTF-8").path])
    }

    func ownCatalogue() throws -> String {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: package.appending(path: "Resources/translations/de.po"), encoding: .utf8)
    }

    /// Puts the program and a catalogue where an installed one has them.
    func install(catalogue: String) throws -> URL {
        let programs = folder.appending(path: "bin")
        let translations = folder.appending(path: "share/locale/de/LC_MESSAGES")
        for folder in [programs, translations] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let program = programs.appending(path: "personal-hotspot")
        try FileManager.default.copyItem(at: Self.program, to: program)
        let source = folder.appending(path: "de.po")
        try catalogue.write(to: source, atomically: true, encoding: .utf8)
        let compiled = translations.appending(path: "io.github.formgtk.PersonalHotspot.mo")
        try run("/usr/bin/msgfmt", ["--output-file", compiled.path, source.path])
        return program
    }

    /// What the program says on its standard error.
    func run(
        _ program: URL, _ arguments: String..., input: String = "",
        language: [String: String] = ["LANG": "de_DE.UTF-8"]
    ) throws -> String {
        let settings = ["--service", "simulated", "--settings", folder.appending(path: "settings.json").path]
        return try run(program.path, arguments + settings, input: input, language: language)
    }

    @discardableResult
    private func run(
        _ program: String, _ arguments: [String], input: String = "", language: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let languages = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        var environment = ProcessInfo.processInfo.environment.filter { !languages.contains($0.key) }
        environment["LOCPATH"] = folder.appending(path: "locales").path
        process.environment = environment.merging(language) { $1 }
        let (inputPipe, errors) = (Pipe(), Pipe())
        process.standardInput = inputPipe
        process.standardError = errors
        try process.run()
        try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    func removeFolder() { try? FileManager.default.removeItem(at: folder) }
}
