import FormCore
import FormStore
import Foundation
import PersonalHotspot

/// A file that is given to the store: read, changed in another key, saved, and looked at again.
@MainActor
struct CheckedFile {
    let path: String

    /// - Returns: What became of the file.
    /// - Throws: ``Overwritten`` if something that could not be read is gone, or another reason why it failed.
    func check() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "store-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "settings.json").path
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        let before = try? Data(contentsOf: URL(filePath: copy))

        let store = try openSettings(at: copy)
        if let error = store.error {
            let isUntouched = (try? Data(contentsOf: URL(filePath: copy))) == before
            guard isUntouched else { throw Overwritten("it could not be read, and is another file now") }
            return "not read, and left alone: \(error)".replacing(copy, with: path)
        }
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings")
        store.keep(driver)
        // Something else changes; the rows whose values could not be read are left alone.
        driver.session.survey().first { $0.path == "Personal Hotspot/Notification" }
            .map { row in _ = row.value?.write(row.value?.text() == "Never" ? "Always" : "Never") }
        if !store.saveNow(), let error = store.error { throw error }

        if let setAside = store.setAside {
            guard try Data(contentsOf: URL(filePath: setAside.newPath)) == before else {
                throw Overwritten("what was set aside is another file now")
            }
            return "set aside"
        }
        guard !store.problems.isEmpty else { return "loaded" }
        try compare(store.problems, before, copy)
        return "loaded, dropped " + store.problems.map(\.key.description).joined(separator: ", ")
    }

    /// What could not be read is still there, but for the key that was changed and those it stands in.
    private func compare(_ problems: [SettingsProblem], _ before: Data?, _ copy: String) throws {
        let old = before.flatMap { try? JSONValue.parse(Array($0)).value }
        let new = try JSONValue.parse(Array(Data(contentsOf: URL(filePath: copy)))).value
        for problem in problems {
            let path = problem.key.components
            if ["hotspot", "notification"].starts(with: path) { continue }
            if old?[path] != new[path] { throw Overwritten("“\(problem.key)” could not be read, and is another value now") }
        }
    }
}

/// Something that could not be read was overwritten.
struct Overwritten: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
        description = "overwritten: \(what)"
    }
}

extension JSONValue {
    fileprivate subscript(path: [String]) -> JSONValue? {
        path.reduce(Optional(self)) { value, key in value?.object?[key] }
    }
}
