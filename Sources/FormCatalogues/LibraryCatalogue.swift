import Glibc

/// Translates the library's own strings, such as the messages of its rules, into the user's language.
///
/// The catalogues are embedded in the program, so they are found wherever it runs. In a program without GTK, pass
/// `translate` and `translatePlural` to the environment of the form:
///
/// ```swift
/// let environment = FormEnvironment(
///     translate: LibraryCatalogue.translate, translatePlural: LibraryCatalogue.translatePlural)
/// ```
///
/// In a program with FormGtk, pass its functions `translated(_:)` and `translatedPlural(_:_:_:)` instead: they look in
/// the application's catalogues first, and then in the library's.
///
/// The language is taken from the process's environment variables. The locale is the first of `LC_ALL`, `LC_MESSAGES`
/// and `LANG` that is set. If `LANGUAGE` is set, the languages listed in it are tried instead of the locale's language,
/// unless the locale is C. A string without a translation is returned unchanged.
public enum LibraryCatalogue {
    /// Returns the translation of one of the library's strings into the user's language.
    public static func translate(_ text: String) -> String {
        catalogues.translation(of: text) ?? text
    }

    /// Returns, in the user's language, the template for text that contains a number.
    ///
    /// - Parameters:
    ///   - one: The English template for the number one.
    ///   - several: The English template for any other number.
    ///   - count: The number.
    public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        catalogues.translation(one: one, count: count) ?? (count == 1 ? one : several)
    }

    private static let catalogues = LibraryCatalogues(
        LanguageList { name in getenv(name).flatMap { String(validatingCString: $0) } })
}
