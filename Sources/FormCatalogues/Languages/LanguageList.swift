/// The languages that a person has asked for, in order, as gettext finds them.
package struct LanguageList: Hashable, Sendable {
    /// The names that a catalogue may have, such as `de_AT` and then `de`; those of English and all behind are
    /// left out, because that is what the texts are written in.
    package let names: [String]

    /// Reads the languages from the variables of a process.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. `LANGUAGE`, which has several
    /// names with colons between them, counts in its place, unless the locale is C.
    package init(environment: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
        self.init(locale: locale ?? "C", preferred: environment("LANGUAGE"))
    }

    /// Reads the languages of a locale that is in use.
    ///
    /// - Parameters:
    ///   - locale: Its name, such as `de_DE.UTF-8`.
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

    /// `C.UTF-8` is C as well, see glibc's proposal for it.
    private static func isC(_ name: some StringProtocol) -> Bool {
        let name = name.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }

    private static func isEnglish(_ name: Substring) -> Bool {
        name.prefix { !"_.@".contains($0) } == "en"
    }

    /// The name without its encoding, then without the country, then without what stands behind an @.
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
