import Glibc

/// The texts of the library itself, such as what its rules say, in the person's language.
///
/// The catalogues are part of the program, so that they are found wherever it runs. A
/// program without GTK hands the two functions to the environment of its form; FormGtk's
/// `translated` looks here for what the application's own catalogues don't have.
///
/// ```swift
/// let environment = FormEnvironment(
///     translate: LibraryCatalogue.translate, translatePlural: LibraryCatalogue.translatePlural)
/// ```
///
/// The language is that of the process's environment: of `LANGUAGE`, unless the locale is
/// C, or else of `LC_ALL`, `LC_MESSAGES` or `LANG`. A text that no catalogue has stays as it is.
public enum LibraryCatalogue {
    /// Gives a text of the library in the person's language.
    public static func translate(_ text: String) -> String {
        catalogues.translation(of: text) ?? text
    }

    /// Gives the template for a number in the person's language.
    ///
    /// - Parameters:
    ///   - one: The template for one, in English.
    ///   - several: The template for any other number, in English.
    ///   - count: The number.
    public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        catalogues.translation(one: one, count: count) ?? (count == 1 ? one : several)
    }

    private static let catalogues = LibraryCatalogues(
        LanguageList { name in getenv(name).flatMap { String(validatingCString: $0) } })
}
