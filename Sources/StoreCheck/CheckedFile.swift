import FormCore
import FormStore
import PersonalHotspot

/// A settings file to check. The store reads the file, and saves it after one setting has been changed. The check then
/// compares the saved file with the original.
@MainActor
struct CheckedFile {
    /// The path of a copy, which the check may change freely.
    let path: String

    /// Checks the file.
    ///
    /// - Returns: The outcome, in words.
    /// - Throws: ``Overwritten`` if the store has changed or removed contents that it should have preserved, or any
    ///   other error that ended the check.
    func check() throws -> String {
        let before = try? bytes(ofFile: path)
        let store = try openSettings(at: path)
        if let error = store.error {
            guard (try? bytes(ofFile: path)) == before else {
                throw Overwritten("it could not be read, and was replaced")
            }
            return "not read, and left alone: \(error)"
        }
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: .defaults)
        store.keep(driver)
        let dropped = store.problems
        // Changes a single setting. The values that could not be read have to survive the save.
        driver.session.rows().first { $0.path == "Devices/Tell Me When a Device Joins" }
            .map { row in _ = row.value?.write(row.value?.text() == "Never" ? "Always" : "Never") }
        if !store.saveNow(), let error = store.error { throw error }

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
    /// The setting that the check changes.
    private static let changed = ["hotspot", "notification"]
    /// The setting that the app fills in if it is empty.
    private static let filledIn = ["hotspot", "password"]

    /// Returns the path of the first value of the original file that is missing from the saved file or different in it;
    /// `nil` if there is none. Changes that the check expects don't count.
    ///
    /// - Parameters:
    ///   - other: The JSON of the saved file at `path`.
    ///   - path: The path of this value.
    fileprivate func lost(in other: JSONValue?, at path: [String] = []) -> [String]? {
        if path == Self.changed || self == other { return nil }
        // A file of an older version is migrated, which changes its version.
        if path == ["$version"] { return nil }
        if path == Self.filledIn, self == "" { return nil }
        // If the file has another kind of value where a struct is expected, changing a setting in the struct replaces
        // that value.
        if object == nil, Self.changed.starts(with: path) { return nil }
        guard let object, let others = other?.object else { return path }
        for (key, value) in zip(object.keys, object.values) {
            if let lost = value.lost(in: others[key], at: path + [key]) { return lost }
        }
        return nil
    }
}

/// The error for contents of a file that the store should have preserved, but has changed or removed.
struct Overwritten: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
        description = "overwritten: \(what)"
    }
}
