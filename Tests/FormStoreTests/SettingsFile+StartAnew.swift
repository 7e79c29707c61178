@testable import FormStore

extension SettingsFile {
    /// Saves settings, and sets an unreadable file aside, as a store does when its user has chosen that.
    ///
    /// - Returns: The new path of the unreadable file, or `nil` if there was none.
    @discardableResult
    func startAnew(_ object: JSONObject = [:]) throws -> String? {
        try save(object, over: look(isToReplace: true).replaceable)
    }
}
