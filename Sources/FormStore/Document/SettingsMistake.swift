/// A mistake of whoever wrote the settings' type.
public struct SettingsMistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String

    static let noKeys = SettingsMistake(
        description: "Settings must be encoded as an object with keys; make them a struct with a property for each.")

    static func migrations(to version: Int) -> SettingsMistake {
        SettingsMistake(
            description: """
                Settings of version \(version) need one migration from each version before it, counted from 1; \
                add what is missing, and remove what is there twice.
                """)
    }

    static let tooDeep = SettingsMistake(
        description:
            "The settings are nested deeper than \(JSONValue.deepest) levels, so they could not be read again.")
}
