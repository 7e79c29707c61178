/// The user's preferred languages, in the order in which gettext tries them.
package struct LanguageList: Hashable, Sendable {
    /// The names of the catalogues to try, such as `de_AT` and then `de`.
    ///
    /// The list ends before the first name for English or for the C locale, because the source strings are in English.
    package let names: [String]

    /// Reads the languages from environment variables.
    ///
    /// The locale is the value of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty; if there
    /// is none, it is C. `LANGUAGE` may list several languages, separated by colons. They are used instead of the
    /// locale's language, unless the locale is C.
    package init(environment: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
        self.init(locale: locale ?? "C", preferred: environment("LANGUAGE"))
    }

    /// Creates the list for a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale's name, such as `de_DE.UTF-8`.
    ///   - preferred: The value of `LANGUAGE`, or `nil` if that variable isn't set. If the value is not empty, its
    ///     languages are used instead of the locale's language, unless the locale is C.
    package init(locale: String, preferred: String?) {
        let preferred = preferred ?? ""
        let isOpen = !Self.isC(locale) && !preferred.isEmpty
        var names: [String] = []
        for name in isOpen ? preferred.split(separator: ":") : [Substring(locale)] {
            if Self.isC(name) || Self.isEnglish(name) { break }
            names += Self.alternatives(to: name).filter { !names.contains($0) }
        }
        self.names = names
    }

    /// Returns true for the names `C` and `POSIX`, with or without an encoding.
    ///
    /// `C.UTF-8` counts as the C locale too, as in glibc's proposal for `C.UTF-8`.
    private static func isC(_ name: some StringProtocol) -> Bool {
        let name = name.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }

    private static func isEnglish(_ name: Substring) -> Bool {
        name.prefix { !"_.@".contains($0) } == "en"
    }

    /// Returns the names to try, from specific to general.
    ///
    /// For example, `de_AT.UTF-8@euro` results in `de_AT@euro`, `de@euro`, `de_AT` and `de`. The encoding is dropped.
    /// All names with the modifier, which begins with `@`, come before the names without it.
    private static func alternatives(to name: Substring) -> [String] {
        let modifier = name.firstIndex(of: "@").map { name[$0...] } ?? ""
        let language = name.prefix { $0 != "." && $0 != "@" }
        let bare = language.prefix { $0 != "_" }
        var names: [String] = []
        for name in ["\(language)\(modifier)", "\(bare)\(modifier)", String(language), String(bare)]
        where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
