/// The user's preferred languages, in the order in which gettext tries them.
package struct LanguageList: Hashable, Sendable {
    /// The names that a catalogue may have, such as `de_AT` and then `de`.
    ///
    /// The list ends before the first name for English or C, because the source texts are in English.
    package let names: [String]

    /// Reads the languages from environment variables.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. `LANGUAGE`, a list of names separated
    /// by colons, replaces it unless the locale is C.
    package init(environment: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
        self.init(locale: locale ?? "C", preferred: environment("LANGUAGE"))
    }

    /// Creates the list for a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale's name, such as `de_DE.UTF-8`.
    ///   - preferred: The value of `LANGUAGE`.
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

    /// Returns true for the C locale. `C.UTF-8` counts as C too, see glibc's proposal for it.
    private static func isC(_ name: some StringProtocol) -> Bool {
        let name = name.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }

    private static func isEnglish(_ name: Substring) -> Bool {
        name.prefix { !"_.@".contains($0) } == "en"
    }

    /// Returns the names to try, from specific to general.
    ///
    /// None has an encoding. Names with the modifier after `@` come first, and those with a country precede those
    /// without.
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
