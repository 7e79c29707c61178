import FormCore
import FormStore
import PersonalHotspot

/// A file that is given to the store: read, changed in another key, saved, and looked at again.
@MainActor
struct CheckedFile {
    /// A copy that may become anything.
    let path: String

    /// - Returns: What became of the file.
    /// - Throws: ``Overwritten`` if something that could not be read is gone, or another reason why it failed.
    func check() throws -> String {
        let before = try? bytes(ofFile: path)
        let store = try openSettings(at: path)
        if let error = store.error {
            guard (try? bytes(ofFile: path)) == before else {
                throw Overwritten("it could not be read, and is another file now")
            }
            return "not read, and left alone: \(error)"
        }
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings")
        store.keep(driver)
        let dropped = store.problems
        // Something else changes; the rows whose values could not be read are left alone.
        driver.session.survey().first { $0.path == "Personal Hotspot/Notification" }
            .map { row in _ = row.value?.write(row.value?.text() == "Never" ? "Always" : "Never") }
        if !store.saveNow(), let error = store.error { throw error }

        if let setAside = store.setAside {
            guard try bytes(ofFile: setAside.newPath) == before else {
                throw Overwritten("what was set aside is another file now")
            }
            return "set aside"
        }
        let old = before.flatMap { try? JSONValue.parse($0).value }
        let new = try JSONValue.parse(bytes(ofFile: path)).value
        if let lost = old?.lost(in: new) {
            throw Overwritten("“\(lost.joined(separator: "."))” is another value now")
        }
        let keys = dropped.map(\.key.description).joined(separator: ", ")
        return keys.isEmpty ? "loaded" : "loaded, dropped \(keys)"
    }
}

extension JSONValue {
    /// What the check itself changes.
    private static let changed = ["hotspot", "notification"]
    /// What the app fills in where it is empty.
    private static let filledIn = ["hotspot", "password"]

    /// The first key whose value another tree does not have, but for those that are changed on purpose.
    fileprivate func lost(in other: JSONValue?, at path: [String] = []) -> [String]? {
        if path == Self.changed || self == other { return nil }
        // An old one is another after the migrations.
        if path == ["$version"] { return nil }
        if path == Self.filledIn, self == "" { return nil }
        // What stood in the place of a struct had to go when something in the struct was changed.
        if object == nil, Self.changed.starts(with: path) { return nil }
        guard let object, let others = other?.object else { return path }
        for (key, value) in zip(object.keys, object.values) {
            if let lost = value.lost(in: others[key], at: path + [key]) { return lost }
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
