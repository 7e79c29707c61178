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
        let dropped = store.problems
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
        let old = before.flatMap { try? JSONValue.parse(Array($0)).value }
        let new = try JSONValue.parse(Array(Data(contentsOf: URL(filePath: copy)))).value
        if let lost = old?.lost(in: new, changed: ["hotspot", "notification"]) {
            throw Overwritten("“\(lost.joined(separator: "."))” is another value now")
        }
        let keys = dropped.map(\.key.description).joined(separator: ", ")
        return keys.isEmpty ? "loaded" : "loaded, dropped \(keys)"
    }
}

extension JSONValue {
    /// The first key whose value another tree does not have, but for the one that was changed on purpose.
    fileprivate func lost(in other: JSONValue?, changed: [String], at path: [String] = []) -> [String]? {
        if path == changed || self == other { return nil }
        // What stood in the place of a struct had to go when something in the struct was changed.
        if object == nil, changed.starts(with: path) { return nil }
        guard let object, let others = other?.object else { return path }
        for (key, value) in zip(object.keys, object.values) {
            if let lost = value.lost(in: others[key], changed: changed, at: path + [key]) { return lost }
        }
        return nil
    }
}

/// Something that could not be read was overwritten.
struct Overwritten: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
        description = "overwritten: \(what)"
    }
}
