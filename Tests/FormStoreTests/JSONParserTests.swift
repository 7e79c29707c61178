import FormStore
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    @Test("a number keeps its text, a text its bytes, an object the order of its keys")
    func kept() throws {
        let text = #"{"b": 1.50e+3, "a": 123456789012345678901234567890.10, "e\#u{301}": 1, "\#u{e9}": "e\#u{301}"}"#
        let object = try #require(try read(text).object)
        #expect(object.keys.map { Array($0.utf8) } == ["b", "a", "e\u{301}", "\u{e9}"].map { Array($0.utf8) })
        #expect(object["b"] == JSONNumber("1.50e+3").map(JSONValue.number))
        #expect(object["a"] == JSONNumber("123456789012345678901234567890.10").map(JSONValue.number))
        #expect(object["\u{e9}"] == .string("e\u{301}"))
        #expect(object["\u{e9}"] != .string("\u{e9}"))
    }

    @Test(
        "an escape stands for its character",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000\u00e9\u20AC""#, "\0\u{e9}€"),
            (#""\ud83d\uDD11""#, "🔑"), ("\"🔑\u{7F}\"", "🔑\u{7F}"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try read(text) == .string(expected))
    }

    @Test(
        "what is no JSON is told in a sentence with its place",
        arguments: [
            ("", "Line 1, column 1: a value is expected, found the end."),
            ("{\n  \"a\": 1\n  \"b\": 2\n}", "Line 3, column 3: “,” or “}” is expected, found “\"”."),
            ("{\"é\": tru}", "Line 1, column 7: a value is expected, found “t”."),
            ("{\"a\": 1,}", "Line 1, column 9: there is one “,” too many before “}”."),
            ("[1,]", "Line 1, column 4: there is one “,” too many before “]”."),
            ("{a: 1}", "Line 1, column 2: a key in quotes is expected, found “a”."),
            ("{\"a\" 1}", "Line 1, column 6: “:” is expected after a key, found “1”."),
            ("{} {}", "Line 1, column 4: nothing is expected after the end, found “{”."),
            ("[01]", "Line 1, column 3: a number has no zeros at its start."),
            ("[-]", "Line 1, column 3: a digit is missing."),
            ("[1.]", "Line 1, column 4: a digit is missing after the point."),
            ("[1e+]", "Line 1, column 5: a digit is missing in the exponent."),
            (
                "[\"a\nb\"]",
                "Line 1, column 4: a text can't contain line breaks or control characters; write them as \\n or \\u000A."
            ),
            ("[\n\"abc", "Line 2, column 1: the text that begins here has no end."),
            (#"["\x"]"#, "Line 1, column 3: there is no such escape."),
            (#"["\u12G4"]"#, "Line 1, column 3: \\u needs four hexadecimal digits."),
            (#"["ab\ud800"]"#, "Line 1, column 5: half a surrogate pair is no character."),
            (#"["\udc00\ud800"]"#, "Line 1, column 3: half a surrogate pair is no character."),
            (#"["\ud800\u0041"]"#, "Line 1, column 3: half a surrogate pair is no character."),
            ("\u{FEFF}[\0]", "Line 1, column 2: a value is expected, found a character that does not belong here."),
        ])
    func mistakes(text: String, sentence: String) {
        #expect(throws: JSONSyntaxError.self) { try read(text) }
        #expect(failure(Array(text.utf8)) == sentence)
    }

    @Test(
        "bytes that are no UTF-8 are told with their place",
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = Array("[\"ü".utf8) + bytes + Array("\"]".utf8)
        #expect(failure(text) == "Line 1, column 4: this is not UTF-8.")
    }

    @Test("nesting has an end, from whatever depth")
    func depth() throws {
        let deepest = JSONValue.deepest
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try read(nested(deepest))
        #expect(
            failure(Array(nested(deepest + 1).utf8)) == "Line 1, column 129: this is nested deeper than 128 levels.")
        #expect(failure(Array(String(repeating: "[", count: 1_000_000).utf8)) != nil)
        #expect(failure(Array(String(repeating: "{\"a\":", count: 1_000_000).utf8)) != nil)
    }

    @Test("of a repeated key the last value counts, and it is told")
    func repeated() throws {
        let parsed = try JSONValue.parse(Array(#"{"a": {"b": 1, "c": 2,\#n"b": 3}}"#.utf8))
        #expect(parsed.value == .object(["a": ["b": 3, "c": 2] as JSONValue]))
        #expect(
            parsed.repeatedKeys.map(\.description)
                == ["Line 2, column 1: “a.b” is there more than once; the last value counts."])
    }

    @Test("a number is one as RFC 8259 has it", arguments: ["+1", ".5", "01", "1.", "NaN", "0x1", "", "-", "1e", " 1"])
    func numbers(text: String) {
        #expect(JSONNumber(text) == nil)
    }
}

func read(_ text: String) throws -> JSONValue {
    try JSONValue.parse(Array(text.utf8)).value
}

func failure(_ bytes: [UInt8]) -> String? {
    do {
        _ = try JSONValue.parse(bytes)
        return nil
    } catch {
        return error.description
    }
}
