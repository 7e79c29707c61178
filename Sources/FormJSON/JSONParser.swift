extension JSONValue {
    /// The result of parsing JSON text.
    public struct Parsed: Sendable {
        /// The value.
        public let value: JSONValue
        /// The keys that occur more than once in the same object, with an entry for each repetition. At most 100
        /// entries are recorded.
        public let repeatedKeys: [JSONRepeatedKey]
    }

    /// Parses JSON text in UTF-8, with or without a byte order mark.
    ///
    /// The parser is as strict as RFC 8259: no comments, no trailing commas. If a key is repeated, its last value is
    /// used.
    ///
    /// - Throws: An error with the reason and the position if the bytes are not valid JSON, are nested deeper than
    ///   ``deepest``, or contain half a surrogate pair, which no string can hold.
    public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> Parsed {
        var parser = JSONParser(bytes: bytes)
        let value = try parser.document()
        return Parsed(value: value, repeatedKeys: parser.repeatedKeys)
    }
}

/// Parses JSON text from its first byte to its last.
struct JSONParser {
    let bytes: [UInt8]
    var index = 0
    var repeatedKeys: [JSONRepeatedKey] = []
    private var path: [String] = []
    private var depth = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(JSONSyntaxError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let value = try value()
        skipSpace()
        if index < bytes.count {
            throw error(JSONReason("nothing is expected after the end, found %1$s", .reason(found)))
        }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"): return try number()
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
        default: throw error(JSONReason("a value is expected, found %1$s", .reason(found)))
        }
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONValue {
        var object = JSONObject()
        try enter()
        var isFirst = true
        while try next(isFirst: isFirst, closing: UInt8(ascii: "}"), called: "}") {
            isFirst = false
            guard current == UInt8(ascii: "\"") else {
                throw error(JSONReason("a key in quotes is expected, found %1$s", .reason(found)))
            }
            let start = index
            let key = try string()
            skipSpace()
            guard current == UInt8(ascii: ":") else {
                throw error(JSONReason("“:” is expected after a key, found %1$s", .reason(found)))
            }
            index += 1
            path.append(key)
            if object[key] != nil, repeatedKeys.count < 100 {
                repeatedKeys.append(JSONRepeatedKey(path: path, position: position(of: start)))
            }
            object[key] = try value()
            path.removeLast()
        }
        return .object(object)
    }

    private mutating func array() throws(JSONSyntaxError) -> JSONValue {
        var values: [JSONValue] = []
        try enter()
        while try next(isFirst: values.isEmpty, closing: UInt8(ascii: "]"), called: "]") {
            values.append(try value())
        }
        return .array(values)
    }

    private mutating func enter() throws(JSONSyntaxError) {
        if depth == JSONValue.deepest {
            throw error(JSONReason("this is nested deeper than %1$s levels", .verbatim("\(JSONValue.deepest)")))
        }
        depth += 1
        index += 1
    }

    /// Advances to the next member of an object or array, and returns true.
    ///
    /// If no member is left, advances past the end of the object or array, and returns false.
    private mutating func next(isFirst: Bool, closing: UInt8, called name: String) throws(JSONSyntaxError) -> Bool {
        skipSpace()
        if current == closing {
            depth -= 1
            index += 1
            return false
        }
        if isFirst { return true }
        guard current == UInt8(ascii: ",") else {
            throw error(JSONReason("“,” or “%1$s” is expected, found %2$s", .verbatim(name), .reason(found)))
        }
        index += 1
        skipSpace()
        if current == closing { throw error(JSONReason("there is one “,” too many before “%1$s”", .verbatim(name))) }
        return true
    }

    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        var scanner = NumberScanner(bytes: bytes, index: index)
        let mistake = scanner.scan()
        let start = index
        index = scanner.index
        if let mistake { throw error(mistake) }
        return .number(JSONNumber(checked: String(decoding: bytes[start..<index], as: UTF8.self)))
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else {
            throw error(JSONReason("a value is expected, found %1$s", .reason(found)))
        }
        index += word.utf8.count
        return value
    }
}
