import CGtk
import FormCatalogues
public import FormCore
import Glibc

/// Translates text with the application's catalogues, which gettext reads, and with the library's own.
@MainActor
enum Translation {
    private static var domain: String?
    /// The library's catalogues, with the locale that they were read for.
    private static var library: (locale: String, catalogues: LibraryCatalogues)?
    /// Translates in place of the catalogues; `nil` except in a test.
    fileprivate static var substitute: FormEnvironment?

    /// Sets the application's catalogues, and makes the user's language the language of the process.
    ///
    /// - Parameters:
    ///   - domain: The name of the catalogues, which is the application's identifier.
    ///   - directory: The folder with the catalogues. If it is `nil`, they are read from `share/locale` beside the
    ///     program's `bin` folder, or from the system's folder if `share/locale` doesn't exist.
    static func use(domain: String, directory: String?) {
        setlocale(LC_ALL, "")
        library = nil
        self.domain = domain
        if let directory = directory ?? installedDirectory { bindtextdomain(domain, directory) }
        bind_textdomain_codeset(domain, "UTF-8")
    }

    fileprivate static func translate(_ text: String) -> String {
        if text.isEmpty { return text }
        if let substitute { return substitute.translate(text) }
        return applicationTranslation(of: text) ?? libraryCatalogues.translation(of: text) ?? text
    }

    fileprivate static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        if let substitute { return substitute.translatePlural(one, several, count) }
        return applicationTranslation(one, several, count) ?? libraryCatalogues.translation(one: one, count: count)
            ?? (count == 1 ? one : several)
    }

    /// Returns the translation from the application's catalogues, or `nil` if there is none. If gettext finds no
    /// translation, it returns the pointer that was passed to it.
    private static func applicationTranslation(of text: String) -> String? {
        guard let domain else { return nil }
        return text.withCString { text in
            let found = g_dgettext(domain, text)
            return found == text ? nil : found.map { String(cString: $0) }
        }
    }

    private static func applicationTranslation(_ one: String, _ several: String, _ count: Int) -> String? {
        guard let domain, !one.isEmpty else { return nil }
        return one.withCString { one in
            several.withCString { several in
                let found = g_dngettext(domain, one, several, gulong(count.magnitude))
                return found == one || found == several ? nil : found.map { String(cString: $0) }
            }
        }
    }

    /// The library's catalogues for the current locale. Like gettext and GTK, the library ignores a language for which
    /// no locale is installed.
    private static var libraryCatalogues: LibraryCatalogues {
        let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
        if let library, library.locale == locale { return library.catalogues }
        let languages = LanguageList(locale: locale, preferred: environmentValue("LANGUAGE"))
        let catalogues = LibraryCatalogues(languages)
        library = (locale, catalogues)
        return catalogues
    }

    /// The folder `share/locale` beside the `bin` folder that the program was started from; `nil` if it doesn't exist.
    private static var installedDirectory: String? {
        guard let program = g_file_read_link("/proc/self/exe", nil) else { return nil }
        defer { g_free(program) }
        let folders = String(cString: program).split(separator: "/").dropLast(2)
        let directory = "/" + (folders + ["share", "locale"]).joined(separator: "/")
        return g_file_test(directory, file_test_is_directory) != 0 ? directory : nil
    }
}

/// Sets the catalogues of a program that runs without a ``FormApplication``, for example for a single command.
///
/// - Parameters:
///   - application: The application's identifier, which is the name of the catalogues.
///   - localeDirectory: The folder with the catalogues, as for
///     ``FormApplication/init(id:about:file:localeDirectory:)``.
@MainActor
public func useTranslations(of application: String, localeDirectory: String? = nil) {
    Translation.use(domain: application, directory: localeDirectory)
}

/// Makes ``translated(_:)-(String)`` and ``translatedPlural(_:_:_:)`` use the functions of an environment; `nil` for the
/// catalogues again. It lets a test use a language whose locale is not installed.
@MainActor
package func translate(by environment: FormEnvironment?) {
    Translation.substitute = environment
}

/// Returns the text in the user's language.
///
/// The translation comes from the application's catalogues, or, if they don't contain the text, from the library's.
/// Text without a translation is returned unchanged. ``FormApplication`` sets the application's catalogues. Pass the
/// function to a driver's environment, and call it for text that is computed from the state.
@MainActor
public func translated(_ text: String) -> String {
    Translation.translate(text)
}

/// Returns, in the user's language, the template for text that contains a number.
///
/// Pass the function to a driver's environment, together with ``translated(_:)-(String)``.
///
/// - Parameters:
///   - one: The English template for the number 1.
///   - several: The English template for other numbers.
///   - count: The number, which determines the plural form.
@MainActor
public func translatedPlural(_ one: String, _ several: String, _ count: Int) -> String {
    Translation.translatePlural(one, several, count)
}

/// Returns a sentence in the user's language. Needed only for a sentence that the form doesn't show itself, for example
/// one that is written to standard error.
@MainActor
public func translated(_ sentence: Sentence) -> String {
    sentence.text(locale: .current, translate: translated, translatePlural: translatedPlural)
}
