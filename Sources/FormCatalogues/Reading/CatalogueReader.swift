/// Reads the entries of a catalogue in gettext's text format, a `.po` file in UTF-8.
///
/// Comments and obsolete entries are skipped; the `domain` keyword is not supported.
struct CatalogueReader {
    private let file: String
    private var line = 0
    private var entry = CatalogueEntry()
    private var entries: [CatalogueEntry] = []
    /// The keyword of the string that is being read, or `nil` between two entries.
    ///
    /// A line that begins with a quote continues the string of this keyword.
    private var last: Keyword?

    private enum Keyword {
        case context, text, plural
        case translation(Int)
    }

    /// Reads all entries in the order of the file, including the catalogue's header.
    static func entries(of bytes: [UInt8], in file: String) throws(CatalogueError) -> [CatalogueEntry] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CatalogueError("this is no text in UTF-8", in: file)
        }
        var reader = CatalogueReader(file: file)
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            reader.line += 1
            try reader.read(Substring(line).trimmed)
        }
        try reader.endEntry()
        return reader.entries
    }

    private init(file: String) {
        self.file = file
    }

    private mutating func read(_ text: Substring) throws(CatalogueError) {
        if text.isEmpty { return }
        if text.hasPrefix("#") {
            // A comment belongs to the entry after it, so it ends the entry before it.
            if last != nil { try endEntry() }
            if text.hasPrefix("#,"),
                text.dropFirst(2).split(separator: ",").contains(where: { $0.trimmed == "fuzzy" })
            {
                entry.isFuzzy = true
            }
            return
        }
        guard let quote = text.firstIndex(of: "\"") else { throw error("a text in quotes is expected") }
        let keyword = text[..<quote].trimmed
        let string = try unquoted(text[quote...])
        if keyword.isEmpty {
            guard let last else { throw error("a text stands where an entry begins; write msgid before it") }
            append(string, to: last)
        } else {
            try begin(keyword)
            if let last { append(string, to: last) }
        }
    }

    private mutating func begin(_ keyword: Substring) throws(CatalogueError) {
        switch keyword {
        case "msgctxt":
            try endEntry()
            last = .context
        case "msgid":
            if entry.text != nil { try endEntry() }
            entry.text = ""
            last = .text
        case "msgid_plural":
            guard entry.text != nil, entry.plural == nil, entry.translations.isEmpty else {
                throw error("msgid_plural stands behind a msgid")
            }
            entry.plural = ""
            last = .plural
        default:
            guard let number = number(of: keyword) else { throw error("“\(keyword)” is not known") }
            guard entry.text != nil else { throw error("a msgid is missing before “\(keyword)”") }
            guard entry.translations.updateValue("", forKey: number) == nil else {
                throw error("“\(keyword)” is there twice")
            }
            last = .translation(number)
        }
        if entry.line == 0 { entry.line = line }
    }

    /// Returns the index of the plural form that a keyword stands for: 1 for `msgstr[1]`, and 0 for `msgstr`.
    ///
    /// Returns `nil` if the keyword is unknown, if `msgstr` has no index although the entry has a plural, or if it has
    /// an index although the entry has none.
    private func number(of keyword: Substring) -> Int? {
        if keyword == "msgstr" { return entry.plural == nil ? 0 : nil }
        guard entry.plural != nil, keyword.hasPrefix("msgstr["), keyword.hasSuffix("]") else { return nil }
        return UInt8(keyword.dropFirst(7).dropLast()).map { Int($0) }
    }

    private mutating func append(_ string: String, to keyword: Keyword) {
        switch keyword {
        case .context: entry.context = (entry.context ?? "") + string
        case .text: entry.text? += string
        case .plural: entry.plural? += string
        case .translation(let number): entry.translations[number]? += string
        }
    }

    private mutating func endEntry() throws(CatalogueError) {
        if last != nil {
            guard entry.text != nil, !entry.translations.isEmpty else {
                throw CatalogueError("the entry has no msgstr", in: file, line: entry.line)
            }
            entries.append(entry)
            entry = CatalogueEntry()
        }
        last = nil
    }

    /// Returns the string between the quotes, with its escapes decoded.
    private func unquoted(_ text: Substring) throws(CatalogueError) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars.dropFirst()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"":
                guard rest.isEmpty else { throw error("something stands behind the text") }
                return String(result)
            case "\\":
                guard let escape = rest.popFirst().flatMap({ Self.escapes[$0] }) else {
                    throw error("there is no such escape; write \\\\ for a backslash")
                }
                result.append(escape)
            default: result.append(scalar)
            }
        }
        throw error("the text has no end")
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\",
        "a": "\u{07}", "b": "\u{08}", "f": "\u{0C}", "v": "\u{0B}",
    ]

    private func error(_ reason: String) -> CatalogueError { CatalogueError(reason, in: file, line: line) }
}

extension Substring {
    /// The text without leading and trailing white space.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
