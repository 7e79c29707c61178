public import FormCore

/// An author's mistake in the type of the settings or in its migrations.
public struct SettingsMistake: SentenceError, Hashable {
    /// A sentence that says what is wrong and what to do.
    public let sentence: Sentence

    static let noKeys = SettingsMistake(
        sentence: Sentence(
            verbatim: """
                Settings must be encoded as an object with keys; make them a struct with a property for each.
                """))

    static func migrations(to version: Int) -> SettingsMistake {
        SettingsMistake(
            sentence: Sentence(
                verbatim: """
                    Settings of version \(version) need one migration from each version before it, counted \
                    from 1; add what is missing, and remove what is there twice.
                    """))
    }

    static let tooDeep = SettingsMistake(
        sentence: Sentence(
            "The settings are nested deeper than %s levels, so they could not be read again.",
            JSONValue.deepest))
}
