extension JSONParser {
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// The character at the index, described for an error message.
    var found: JSONReason {
        guard let byte = current else { return "the end" }
        guard byte > 0x20, byte < 0x7F else { return "a character that does not belong here" }
        return JSONReason("“%1$s”", .verbatim(String(Unicode.Scalar(byte))))
    }

    func error(_ reason: JSONReason) -> JSONSyntaxError { error(reason, at: index) }

    func error(_ reason: JSONReason, at index: Int) -> JSONSyntaxError {
        JSONSyntaxError(reason: reason, position: position(of: index))
    }

    /// Returns the line and column of the byte at an index. A byte order mark isn't counted, because the user doesn't
    /// see it.
    func position(of index: Int) -> JSONPosition {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return hasMark ? JSONPosition(of: index - 3, in: Array(bytes[3...])) : JSONPosition(of: index, in: bytes)
    }

    /// Reads a string, from its opening quote up to and including its closing quote.
    mutating func string() throws(JSONSyntaxError) -> String {
        let opening = index
        index += 1
        var text = ""
        while true {
            let start = index
            while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                index += 1
            }
            text += try plain(start..<index)
            switch current {
            case UInt8(ascii: "\""):
                index += 1
                return text
            case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
            case nil: throw error("the text that begins here has no end", at: opening)
            default: throw error("a text can't contain line breaks or control characters; write them as \\n or \\u000A")
            }
        }
    }

    private func plain(_ range: Range<Int>) throws(JSONSyntaxError) -> String {
        if let text = String(validating: bytes[range], as: UTF8.self) { return text }
        var iterator = bytes[range].makeIterator()
        var parser = UTF8.ForwardParser()
        var offset = range.lowerBound
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        throw error("this is not UTF-8", at: offset)
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = index
        index += 1
        let byte = current
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar(escapedAt: start)
        default: throw error("there is no such escape", at: start)
        }
    }

    /// Reads the digits of a `\u` escape and returns the character. If the digits are the first half of a surrogate
    /// pair, also reads the escape that follows, which must be the second half.
    ///
    /// - Parameter start: The index of the backslash, where errors are reported.
    private mutating func scalar(escapedAt start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = try hexadecimal(escapedAt: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            let second = try hexadecimal(escapedAt: index - 2)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw error("half a surrogate pair is no character", at: start)
    }

    private mutating func hexadecimal(escapedAt start: Int) throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw error("\\u needs four hexadecimal digits", at: start)
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}
