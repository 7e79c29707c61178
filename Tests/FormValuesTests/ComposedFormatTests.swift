import FormValues
import RandomNumbers
import Testing

@Suite("Formats that are made of others")
struct ComposedFormatTests {
    private let names = Format.list(of: Format<String>.text)
    private let numbers = Format.list(of: Format.whole(in: 1...10))
    private let decimals = Format.list(of: Format.decimal())

    @Test(
        "a list has a comma between its values, and quotation marks where a text has one itself",
        arguments: [
            ([], ""), (["a"], "a"), (["a", "b c"], "a, b c"), (["a, b", "c"], "\"a, b\", c"), ([""], "\"\""),
            ([" a"], "\" a\""), (["\"a\""], "\"\"\"a\"\"\""), (["a\"b"], "a\"b"), (["a", "\u{301}e"], "a, \u{301}e"),
        ])
    func list(values: [String], text: String) {
        #expect(names.print(values) == text)
        #expect(names.value(of: text)?.map { Array($0.unicodeScalars) } == values.map { Array($0.unicodeScalars) })
    }

    @Test("spaces around the values of a list are ignored, and the next one may be about to be typed")
    func spaces() {
        #expect(numbers.value(of: " 1,2 ,  3,") == [1, 2, 3])
        #expect(numbers.value(of: "  ") == [])
        #expect(names.value(of: "a, \"b\" , c") == ["a", "b", "c"])
        #expect(names.value(of: "\"a\" b, c") == ["\"a\" b", "c"])
        #expect(Format.list(of: Format.whole(), separator: ";").value(of: "1;2") == [1, 2])
        #expect(Format.list(of: Format.whole(), separator: " ").value(of: "1 2   3") == [1, 2, 3])
    }

    @Test("what is wrong with a list is said of the value that is wrong")
    func wrongValue() {
        #expect(numbers.refusal(of: "1, x, 99") == "“x”: Type a whole number from 1 to 10.")
        #expect(numbers.refusal(of: "1, 99, x") == "“99”: Type a whole number from 1 to 10.")
        #expect(numbers.refusal(of: "1,,2") == "Item 2 is empty: type something there, or remove it.")
        #expect(numbers.refusal(of: ",") == "Item 1 is empty: type something there, or remove it.")
        #expect(names.refusal(of: "a, , b") == "Item 2 is empty: type something there, or remove it.")
        let long = String(repeating: "x", count: 50)
        #expect(
            numbers.refusal(of: long) == "“\(String(repeating: "x", count: 29))…”: Type a whole number from 1 to 10.")
    }

    @Test("numbers with a comma in them have semicolons between them, to a person who writes them so")
    func decimalLists() {
        #expect(decimals.print([1.5, 2]) == "1.5, 2")
        #expect(decimals.show([1.5, 2], Person.german.locale) == "1,5; 2")
        #expect(decimals.show([1.5, 2], FormLocale()) == "1.5, 2")
        #expect(decimals.value(of: "1,5; 2", by: .german) == [1.5, 2])
        #expect(decimals.value(of: "1.5, 2.5", by: .german) == [1.5, 2.5])
        #expect(decimals.value(of: "1,5", by: .german) == [1.5])
        #expect(decimals.refusal(of: "1,5; x", by: .german) == "“x”: Type a number.")
        #expect(numbers.show([1, 2], Person.german.locale) == "1, 2")
    }

    @Test(
        "ranges are put in order, and as few as there can be",
        arguments: [
            ("", []), ("7", [7...7]), ("1-3,7", [1...3, 7...7]), (" 7 , 1 - 3 ", [1...3, 7...7]),
            ("1–3; 7", [1...3, 7...7]),
            ("1-3,4", [1...4]), ("5,1-10,3", [1...10]), ("2,1", [1...2]), ("10-12,1-2,2-5", [1...5, 10...12]),
            ("3-3,", [3...3]),
        ] as [(String, [ClosedRange<Int>])])
    func ranges(text: String, value: [ClosedRange<Int>]) {
        #expect(Format.ranges(in: 1...65535).value(of: text) == value)
    }

    @Test("what is wrong with ranges is said of the one that is wrong")
    func wrongRange() {
        let ports = Format.ranges(in: 1...65535)
        #expect(ports.print([1...3, 7...7]) == "1-3,7")
        #expect(ports.show([1...3, 7...7], FormLocale()) == "1-3, 7")
        #expect(ports.refusal(of: "1-3, x") == "“x”: Type numbers and ranges from 1 to 65535.")
        #expect(ports.refusal(of: "0-3") == "“0-3”: Type numbers and ranges from 1 to 65535.")
        #expect(ports.refusal(of: "7-3, 1") == "“7-3”: Begin a range with its lowest number.")
        for text in ["1-", "-1", "-", "1-2-3", "1.5", "1..3", "70000", "1\0"] {
            #expect(ports.refusal(of: text)?.hasSuffix("Type numbers and ranges from 1 to 65535.") == true)
        }
        let any = Format.ranges(in: .min ... .max)
        #expect(any.value(of: any.print([.min ... .max])) == [.min ... .max])
        #expect(any.value(of: "-3--1, -9 - -5") == [-9 ... -5, -3 ... -1])
    }

    @Test("a value that may be missing is an empty text, and shown with a word for it")
    func optional() {
        let port = Format<Int?>.optional(.whole(in: 1...9), empty: "Automatic")
        #expect(port.print(nil) == "")
        #expect(port.show(nil, FormLocale()) == "Automatic")
        #expect(port.print(7) == "7")
        for text in ["", "  ", "Automatic", " automatic "] { #expect(port.parse(text) == .success(nil)) }
        #expect(port.parse(" 7 ") == .success(7))
        #expect(port.refusal(of: "x") == "Type a whole number from 1 to 9. Or leave this empty.")
        #expect(Format<Bool?>.optional(.onOff).options == ["On", "Off"])
        #expect(Format<Double?>.optional(.decimal()).show(1.5, Person.german.locale) == "1,5")
    }

    @Test("a text matches a pattern as a whole, or the author says what to type")
    func pattern() {
        let voucher = Format.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher, such as ABC-123.")
        #expect(voucher.value(of: "ABC-123") == "ABC-123")
        for text in ["", "ABC-1234", " ABC-123", "abc-123"] {
            #expect(voucher.refusal(of: text) == "Type a voucher, such as ABC-123.")
        }
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let word = { (generator: inout SeededGenerator) in
            String(
                (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
                    Array("ab ,;\"\n\u{301}é👩‍👧").randomElement(using: &generator)
                })
        }
        func some<Value>(_ generator: inout SeededGenerator, _ value: (inout SeededGenerator) -> Value) -> [Value] {
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in value(&generator) }
        }
        names.prove("names", alphabet: "ab\",,;") { some(&$0, word) }
        numbers.prove("numbers", alphabet: ",,,") { some(&$0) { Int.random(in: 1...10, using: &$0) } }
        decimals.prove("decimals", alphabet: ",,;;") {
            some(&$0) { Double(Int.random(in: -99999...99999, using: &$0)) / 1000 }
        }
        Format.list(of: .date).prove("dates") {
            some(&$0) { CalendarDate.first.adding(days: Int.random(in: 0...999_999, using: &$0)) ?? .first }
        }
        Format.list(of: .bytes()).prove("sizes") { some(&$0) { Int.random(in: 0...999_999, using: &$0) * 10 } }
        Format<Double?>.optional(.decimal(), empty: "None").prove("optional", alphabet: "None") {
            Bool.random(using: &$0) ? nil : Double(Int.random(in: -99999...99999, using: &$0)) / 1000
        }
        Format<[Int]>.list(of: .whole()).prove("list") { some(&$0) { Int.random(in: .min ... .max, using: &$0) } }
        // Those in order, as they are read.
        Format.ranges(in: -999...999).prove("ranges", alphabet: "---,,,") { generator in
            let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                "\(Int.random(in: -999...0, using: &generator))-\(Int.random(in: 0...999, using: &generator))"
            }
            return Format.ranges(in: -999...999).value(of: text.joined(separator: ",")) ?? []
        }
        Format.pattern(/[a-c]*/, "Type a, b and c.").prove("pattern", alphabet: "abcabcabc") {
            String(some(&$0) { ["a", "b", "c"].randomElement(using: &$0) ?? "a" }.joined())
        }
    }
}
