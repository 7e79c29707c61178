/// The user's language and notation, in which a form shows its values.
@MainActor
final class Notation {
    /// The user's conventions for numbers.
    let locale: FormLocale
    /// Translates a text into the user's language.
    let translate: @MainActor @Sendable (String) -> String
    /// Translates a sentence into the user's language.
    let say: @MainActor @Sendable (Sentence) -> String
    /// The names of the keys in the user's language.
    private(set) lazy var shortcutNames = ShortcutNames(translate)

    init(_ environment: FormEnvironment) {
        locale = environment.locale
        translate = environment.translate
        say = environment.text(of:)
    }
}
