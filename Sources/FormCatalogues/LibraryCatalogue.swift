import Glibc

/// The library's own texts, such as those of its rules, in the user's language.
///
/// The catalogues are embedded in the program, so they are found wherever it runs. A program without GTK passes the two
/// functions to the environment of its form. FormGtk's `translated` uses them for texts that the application's own
/// catalogues don't have.
///
/// ```swift
/// let environment = FormEnvironment(
///     translate: LibraryCatalogue.translate, translatePlural: LibraryCatalogue.translatePlural)
/// ```
///
/// The language is taken from the process's environment variables: from `LANGUAGE`, unless the locale is C, otherwise
/// from `LC_ALL`, `LC_MESSAGES` or `LANG`. A text without a translation is returned unchanged.
public enum LibraryCatalogue {
    /// Returns a text of the library in the user's language.
    public static func translate(_ text: String) -> String {
        catalogues.translation(of: text) ?? text
    }

    /// Returns the template of a text with a number in the user's language.
    ///
    /// - Parameters:
    ///   - one: The English template for one.
    ///   - several: The English template for any other number.
    ///   - count: The number.
    public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        catalogues.translation(one: one, count: count) ?? (count == 1 ? one : several)
    }

    private static let catalogues = LibraryCatalogues(
        LanguageList { name in getenv(name).flatMap { String(validatingCString: $0) } })
}
