/// Texts of a program in one language.
package struct Catalogue: Sendable {
    /// The translations of texts that depend on no number; for one that does, that of one.
    private var texts: [String: String] = [:]
    /// The forms by the text for one.
    private var forms: [String: [String]] = [:]
    private let rule: PluralRule

    /// Reads a catalogue in gettext's text format.
    ///
    /// Entries that are not translated, or that a translator has still to look at, are left out, and
    /// so are those with a context. A translation in another encoding than UTF-8 is refused.
    ///
    /// - Parameters:
    ///   - bytes: The contents of a `.po` file.
    ///   - file: What the file is called in an error.
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
        // A program that knows no plurals asks for this one where English has it.
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

    /// The translation of a text; `nil` where there is none.
    package func translation(of text: String) -> String? { texts[text] }

    /// The translation of a text that depends on a number; `nil` where there is none.
    package func translation(one: String, count: Int) -> String? {
        forms[one].map { $0[rule.form(of: count)] } ?? texts[one]
    }
}
