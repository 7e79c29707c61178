extension JSONValue: CustomStringConvertible {
    /// The value as human-readable JSON: two spaces per level, one member per line, and a line break at the end.
    ///
    /// Characters beyond ASCII are not escaped, except for control characters and line separators. Parsing the result
    /// with ``parse(_:)`` returns the same value.
    public var description: String {
        var printer = JSONPrinter()
        printer.print(self, level: 0)
        printer.text += "\n"
        return printer.text
    }
}

extension JSONValue {
    /// The value as JSON on one line, without a line break at the end.
    package var line: String {
        var printer = JSONPrinter(isOnOneLine: true)
        printer.print(self, level: 0)
        return printer.text
    }
}

private struct JSONPrinter {
    var isOnOneLine = false
    var text = ""

    mutating func print(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number.description
        case .string(let value): quote(value)
        case .array(let values):
            list("[", values, "]", level: level) { $0.print($1, level: level + 1) }
        case .object(let object):
            list("{", Array(zip(object.keys, object.values)), "}", level: level) { printer, member in
                printer.quote(member.0)
                printer.text += printer.isOnOneLine ? ":" : ": "
                printer.print(member.1, level: level + 1)
            }
        }
    }

    private mutating func list<Member>(
        _ opening: String, _ members: [Member], _ closing: String, level: Int,
        _ print: (inout JSONPrinter, Member) -> Void
    ) {
        text += opening
        for (position, member) in members.enumerated() {
            if position > 0 { text += "," }
            newLine(level + 1)
            print(&self, member)
        }
        if !members.isEmpty { newLine(level) }
        text += closing
    }

    private mutating func newLine(_ level: Int) {
        if isOnOneLine { return }
        text += "\n"
        text += String(repeating: "  ", count: level)
    }

    private mutating func quote(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Control characters and line separators. An editor may treat some of them as line breaks.
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
