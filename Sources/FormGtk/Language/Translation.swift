import CGtk
import FormCatalogues
public import FormCore
import Glibc

/// Translations: the application's from its catalogues, which gettext reads, and the library's from its own.
@MainActor
enum Translation {
    private static var domain: String?
    /// The library's catalogues, for the locale that they were read for.
    private static var library: (locale: String, catalogues: LibraryCatalogues)?

    /// Names the application's catalogues, and makes the person's language the process's.
    ///
    /// - Parameters:
    ///   - domain: The catalogues' name: the application's identifier.
    ///   - directory: The folder that holds them; `nil` for the one that belongs
    ///     to the program's own place, or else the system's.
    static func use(domain: String, directory: String?) {
        setlocale(LC_ALL, "")
        library = nil
        self.domain = domain
        if let directory = directory ?? installedDirectory { bindtextdomain(domain, directory) }
        bind_textdomain_codeset(domain, "UTF-8")
    }

    fileprivate static func translate(_ text: String) -> String {
        if text.isEmpty { return text }
        return applicationTranslation(of: text) ?? libraryCatalogues.translation(of: text) ?? text
    }

    fileprivate static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        applicationTranslation(one, several, count) ?? libraryCatalogues.translation(one: one, count: count)
            ?? (count == 1 ? one : several)
    }

    /// Without a translation the result is the argument's own memory.
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

    /// The library speaks the language of the locale that is in use, as gettext and GTK do, and not of one that
    /// the machine doesn't have.
    private static var libraryCatalogues: LibraryCatalogues {
        let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
        if let library, library.locale == locale { return library.catalogues }
        let languages = LanguageList(locale: locale, preferred: environmentValue("LANGUAGE"))
        let catalogues = LibraryCatalogues(languages)
        library = (locale, catalogues)
        return catalogues
    }

    /// `share/locale` beside the `bin` folder that the program was started from.
    private static var installedDirectory: String? {
        guard let program = g_file_read_link("/proc/self/exe", nil) else { return nil }
        defer { g_free(program) }
        let folders = String(cString: program).split(separator: "/").dropLast(2)
        let directory = "/" + (folders + ["share", "locale"]).joined(separator: "/")
        return g_file_test(directory, file_test_is_directory) != 0 ? directory : nil
    }
}

/// Names the catalogues of a program that has no ``FormApplication`` at the moment, such as for one command.
///
/// - Parameters:
///   - application: The application's identifier, which is the catalogues' name.
///   - localeDirectory: Where they are, as for ``FormApplication/init(id:about:file:localeDirectory:)``.
@MainActor
public func useTranslations(of application: String, localeDirectory: String? = nil) {
    Translation.use(domain: application, directory: localeDirectory)
}

/// The text in the person's language: from the application's catalogues, or else from the library's; as it
/// is where neither has it.
///
/// ``FormApplication`` names the application's. Hand the function to a driver's
/// environment, and call it for texts that are computed from the state.
@MainActor
public func translated(_ text: String) -> String {
    Translation.translate(text)
}

/// The template for a number in the person's language, of the two in English.
///
/// It belongs to a driver's environment, beside ``translated(_:)-(String)``.
@MainActor
public func translatedPlural(_ one: String, _ several: String, _ count: Int) -> String {
    Translation.translatePlural(one, several, count)
}

/// The sentence in the person's language; for one that the form does not show itself.
@MainActor
public func translated(_ sentence: Sentence) -> String {
    sentence.text(locale: .current, translate: translated, translatePlural: translatedPlural)
}
