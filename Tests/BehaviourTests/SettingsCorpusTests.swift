import FormCore
import FormTesting
import Foundation
import Testing

/// A settings file `Tests/Corpus/Settings/PROGRAM/NAME.json` has what the program makes of it in `NAME.txt` beside it.
@MainActor
@Suite("The settings files of the corpus")
struct SettingsCorpusTests {
    @Test("give the recorded screens, and the recorded files after a change", arguments: try settingsFiles())
    func file(_ file: String) throws {
        let folder = file.split(separator: "/")[1]
        let program = try #require(SettingsProgram.all.first { $0.name == folder }, "No program reads \(file).")
        let text = try SettingsFileReport(file, program).text
        try Corpus.compare(text, with: String(file.dropLast(4)) + "txt")
    }

    @Test("are there for each program")
    func programs() throws {
        let files = try settingsFiles()
        for program in SettingsProgram.all { #expect(files.contains { $0.hasPrefix("Settings/\(program.name)/") }) }
    }
}

private func settingsFiles() throws -> [String] { try Corpus.files(".json", in: "Settings") }

/// What a program makes of a settings file.
@MainActor
private struct SettingsFileReport {
    private(set) var text = ""
    private let program: SettingsProgram
    private let contents: Data

    init(_ file: String, _ program: SettingsProgram) throws {
        self.program = program
        contents = try Data(contentsOf: Corpus.folder.appending(path: file))
        try add("As it is opened") { opened in
            let environment = opened.session.environment
            let issues = opened.session.issues.map { issue in
                "\(issue.path): \(issue.notice.severity): \(environment.text(of: issue.notice.sentence))"
            }
            return [
                opened.problems.map { "can't be read: \($0)" }, ["\(opened.session.validity)"],
                opened.session.conflicts.map { "in conflict: \($0)" }, issues, ["", allScreens(of: opened.user)],
            ].flatMap(\.self).joined(separator: "\n")
        }
        try add("Its changed settings") { opened in
            opened.session.openChangedSettings()
            return opened.user.screen.description
        }
        try addFile("Saved without a change") { _ in }
        try addFile("After the change: \(program.change.text)") { try program.change.make($0.user) }
        try addFile("After a reset of everything") { $0.session.reset(.root) }
        guard try hasConflicts() else { return }
        for choice in [ConflictChoice.mine, .theirs] {
            try addFile("With the conflicts resolved: \(choice)") { opened in
                for row in opened.session.conflicts { opened.session.resolveConflict(at: row, choice) }
            }
        }
    }

    private func hasConflicts() throws -> Bool {
        try withCopy { path in try !program.open(path).session.conflicts.isEmpty }
    }

    /// Adds what a program shows that has just opened the file.
    private mutating func add(_ heading: String, _ body: (OpenedSettings) throws -> String) throws {
        let found = try withCopy { path in
            let opened = try program.open(path)
            return try known(body(opened), path)
        }
        text += "════ \(heading)\n\(found)\n\n"
    }

    /// Adds what is in the file, and in others beside it, after something was done and saved.
    private mutating func addFile(_ heading: String, _ body: (OpenedSettings) throws -> Void) throws {
        let found = try withCopy { path in
            let opened = try program.open(path)
            var remarks = ""
            do { try body(opened) } catch { remarks += "not done: \(error)\n" }
            if let reason = opened.save() { remarks += "not saved: \(opened.session.environment.text(of: reason))\n" }
            remarks += opened.elsewhere()
            let folder = URL(filePath: path).deletingLastPathComponent()
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
                let data = try Data(contentsOf: folder.appending(path: name))
                let contents = data == contents ? "the same as before" : String(decoding: data, as: UTF8.self)
                return "──── \(name)\n\(contents)"
            }
            let notices = opened.user.screen.notices.map { "! \($0)\n" }
            return known(remarks + notices.joined() + files.joined(separator: "\n"), path)
        }
        text += "════ \(heading)\n\(found)\n"
    }

    /// A text without what differs in each run: the path of the file, and the passwords that Personal Hotspot makes up.
    private func known(_ text: String, _ path: String) -> String {
        text.replacing(path, with: "FILE").replacing(/"[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}"/, with: "\"NEW PASSWORD\"")
    }

    /// Runs a body with the path of a copy of the file, in a folder of its own.
    private func withCopy<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "settings.json").path
        try contents.write(to: URL(filePath: path))
        // An empty file counts as none, once nobody has changed it for a second.
        if contents.isEmpty { Thread.sleep(forTimeInterval: 1.1) }
        return try body(path)
    }
}
