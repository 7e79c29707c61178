import CGtk
public import FormCore
import Glibc

/// Translations of the application's texts, from its catalogues.
@MainActor
enum Translation {
    private static var domain: String?

    /// Names the catalogues, and makes the person's language the process's.
    ///
    /// - Parameters:
    ///   - domain: The catalogues' name: the application's identifier.
    ///   - directory: The folder that holds them; `nil` for the one that belongs
    ///     to the program's own place, or else the system's.
    static func use(domain: String, directory: String?) {
        setlocale(LC_ALL, "")
        self.domain = domain
        if let directory = directory ?? installedDirectory { bindtextdomain(domain, directory) }
        bind_textdomain_codeset(domain, "UTF-8")
    }

    fileprivate static func translate(_ text: String) -> String {
        guard let domain, !text.isEmpty else { return text }
        // Without a translation the result is the argument's own memory.
        return text.withCString { String(cString: g_dgettext(domain, $0)) }
    }

    fileprivate static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        guard let domain, !one.isEmpty else { return count == 1 ? one : several }
        return one.withCString { one in
            several.withCString { several in
                String(cString: g_dngettext(domain, one, several, gulong(count.magnitude)))
            }
        }
    }

    /// `share/locale` beside the `bin` folder that the program was started from.
    private static var installedDirectory: String? {
        guard let program = g_file_read_link("/proc/self/exe", nil) else { return nil }
        defer { g_free(program) }
        let folders = String(cString: program).split(separator: "/").dropLast(2)
        let directory = "/" + (folders + ["share", "locale"]).joined(separator: "/")
        return g_file_test(directory, G_FILE_TEST_IS_DIR) != 0 ? directory : nil
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

/// The text in the person's language, from the application's catalogues; as it is where they have none.
///
/// ``FormApplication`` names the catalogues. Hand the function to a driver's
/// environment, and call it for texts that are computed from the state.
@MainActor
public func translated(_ text: String) -> String {
    Translation.translate(text)
}

/// The template for a number in the person's language, of the two in English; see
/// `FormEnvironment.translatePlural`.
@MainActor
public func translatedPlural(_ one: String, _ several: String, _ count: Int) -> String {
    Translation.translatePlural(one, several, count)
}

/// The sentence in the person's language, from the application's catalogues.
@MainActor
public func translated(_ sentence: Sentence) -> String {
    sentence.text(translate: translated, translatePlural: translatedPlural)
}
