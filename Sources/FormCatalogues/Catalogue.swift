/// The translations of a program's strings into one language.
package struct Catalogue: Sendable {
    /// The translations, by source string.
    ///
    /// If an entry has plural forms, its singular source string maps to the first form, and its plural source string to
    /// the last, unless another entry translates that plural string.
    private var texts: [String: String] = [:]
    /// The plural forms, by singular source string.
    private var forms: [String: [String]] = [:]
    private let rule: PluralRule

    /// Reads a catalogue in gettext's text format.
    ///
    /// Ignores entries that are untranslated, fuzzy, or restricted to a context. Throws an error if the contents are
    /// malformed or not in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: The contents of a `.po` file.
    ///   - file: The file's name for error messages.
    package init(_ bytes: [UInt8], file: String) throws(CatalogueError) {
        let entries = try CatalogueReader.entries(of: bytes, in: file)
        let head = entries.first { $0.text == "" && $0.context == nil }
        rule = try Self.rule(in: head?.translations[0] ?? "", file: file, line: head?.line)
        var known: Set<[String]> = []
        for entry in entries {
            guard let text = entry.text, !text.isEmpty else { continue }
            guard known.insert([text] + (entry.context.map { [$0] } ?? [])).inserted else {
                throw CatalogueError("“\(text)” is there twice", in: file, line: entry.line)
            }
            guard entry.isTranslated, entry.context == nil else { continue }
            try add(entry, text, file)
        }
    }

    private mutating func add(_ entry: CatalogueEntry, _ text: String, _ file: String) throws(CatalogueError) {
        guard let plural = entry.plural else {
            texts[text] = entry.translations[0]
            return
        }
        let translations = (0..<rule.forms).compactMap { entry.translations[$0] }.filter { !$0.isEmpty }
        guard translations.count == rule.forms, entry.translations.count == rule.forms else {
            throw CatalogueError(
                "“\(text)” needs \(rule.forms) forms, from msgstr[0] on", in: file, line: entry.line)
        }
        forms[text] = translations
        texts[text] = translations[0]
        // If the environment of a form can't translate plurals, the form looks up the plural source string like any
        // other string.
        if texts[plural] == nil { texts[plural] = translations[translations.count - 1] }
    }

    private static func rule(in head: String, file: String, line: Int?) throws(CatalogueError) -> PluralRule {
        var rule = PluralRule.ofEnglish
        for field in head.split(separator: "\n") {
            guard let colon = field.firstIndex(of: ":") else { continue }
            let value = field[field.index(after: colon)...].trimmed
            switch field[..<colon].lowercased() {
            case "plural-forms":
                do {
                    rule = try PluralRule(value)
                } catch {
                    throw CatalogueError(error.reason, in: file, line: line)
                }
            case "content-type":
                guard value.lowercased().hasSuffix("charset=utf-8") else {
                    throw CatalogueError("the charset has to be UTF-8", in: file, line: line)
                }
            default: break
            }
        }
        return rule
    }

    /// Returns the translation of a string, or `nil` if there is none.
    package func translation(of text: String) -> String? { texts[text] }

    /// Returns the translation of a string that contains a number.
    ///
    /// - Parameters:
    ///   - one: The singular source string.
    ///   - count: The number, which selects the plural form.
    /// - Returns: The translation, or `nil` if the catalogue has none. An entry without plural forms has the same
    ///   translation for every number.
    package func translation(one: String, count: Int) -> String? {
        forms[one].map { $0[rule.form(of: count)] } ?? texts[one]
    }
}
