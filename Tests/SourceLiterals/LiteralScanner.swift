/// Finds the string literals of a Swift source, also those inside interpolations; comments are passed over.
///
/// A literal of a regular expression is taken for code, so it must not have a quotation mark in it.
struct LiteralScanner {
    private(set) var literals: [SourceLiteral] = []
    private let file: String
    private let source: [Character]
    private var place = 0
    private var line = 1
    private var code = ""

    init(_ source: String, file: String) {
        self.file = file
        self.source = Array(source)
    }

    mutating func scan() {
        scanCode(until: nil)
    }

    /// Reads code up to the parenthesis that ends an interpolation, or to the end.
    private mutating func scanCode(until end: Character?) {
        var depth = 0
        while let character = peek() {
            if starts(with: "//") {
                while let character = peek(), !character.isNewline { step(character) }
            } else if starts(with: "/*") {
                skipComment()
            } else if let pounds = poundsBeforeQuote() {
                scanLiteral(pounds)
            } else {
                if character == "(" { depth += 1 }
                if character == ")" {
                    if depth == 0, end != nil { return }
                    depth -= 1
                }
                code.append(character)
                step(character)
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(2)
            } else if let character = peek() {
                step(character)
            } else {
                return
            }
        } while depth > 0
    }

    private mutating func scanLiteral(_ pounds: Int) {
        let (firstLine, before) = (line, code)
        let hash = String(repeating: "#", count: pounds)
        advance(pounds)
        let isMultiline = starts(with: "\"\"\"")
        let quote = isMultiline ? "\"\"\"" : "\""
        advance(quote.count)
        var text = ""
        while !starts(with: quote + hash), let character = peek() {
            guard starts(with: "\\" + hash) else {
                text.append(character)
                step(character)
                continue
            }
            advance(1 + pounds)
            text += escape()
        }
        advance(quote.count + pounds)
        if isMultiline { text = unindented(text) }
        literals.append(
            SourceLiteral(file: file, line: firstLine, text: text, codeBefore: lastCode(of: before)))
        code += "\"\""
    }

    /// What stands behind a backslash; a line break that is no part of the text is gone.
    private mutating func escape() -> String {
        guard let character = peek() else { return "" }
        if character == "(" {
            step(character)
            scanCode(until: ")")
            advance(1)
            return "\\()"
        }
        if character == "u" {
            var digits = ""
            advance(2)
            while let digit = peek(), digit != "}" {
                digits.append(digit)
                step(digit)
            }
            advance(1)
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
        step(character)
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        // The next line goes on where this one ends; its indentation is taken away later.
        case "\n": return String(Self.joint)
        default: return String(character)
        }
    }

    /// Stands for a line break that is escaped.
    private static let joint: Character = "\u{E000}"

    /// The text of a literal of several lines, without the indentation of its last one.
    private func unindented(_ text: String) -> String {
        let isEnd = { (character: Character) in character == "\n" || character == Self.joint }
        let indentation = text.reversed().prefix { !isEnd($0) }.count
        var result = ""
        var isStart = true
        var skipped = 0
        for character in text.dropFirst() {
            if isEnd(character) {
                if character == "\n" { result.append(character) }
                (isStart, skipped) = (true, 0)
            } else if isStart, skipped < indentation, character == " " {
                skipped += 1
            } else {
                isStart = false
                result.append(character)
            }
        }
        if result.last == "\n" { result.removeLast() }
        return result
    }

    private func lastCode(of code: String) -> String {
        let end = code.lastIndex { !$0.isWhitespace }.map { code[...$0] } ?? ""
        return String(end.suffix(60))
    }

    // MARK: - The characters

    private func peek() -> Character? { place < source.count ? source[place] : nil }

    private mutating func step(_ character: Character) {
        if character.isNewline { line += 1 }
        place += 1
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count { peek().map { step($0) } }
    }

    private func starts(with text: String) -> Bool {
        source[place...].prefix(text.count).elementsEqual(text)
    }

    /// How many number signs stand before the quotation mark that begins here; `nil` where none does.
    private func poundsBeforeQuote() -> Int? {
        let pounds = source[place...].prefix { $0 == "#" }.count
        return place + pounds < source.count && source[place + pounds] == "\"" ? pounds : nil
    }
}
