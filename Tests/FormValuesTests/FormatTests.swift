import FormValues
import RandomNumbers
import Testing

@Suite("Formats")
struct FormatTests {
    @Test(
        "whole numbers are read with a sign and with spaces around",
        arguments: [("0", 0), ("42", 42), ("+5", 5), ("-7", -7), (" 8 ", 8), ("\t9\u{a0}", 9), ("007", 7)])
    func whole(text: String, value: Int) {
        #expect(Format.whole().parse(text) == .success(value))
    }

    @Test(
        "what is no whole number is refused",
        arguments: [
            "", " ", "+", "-", "1.5", "1,5", "1 2", "0x10", "1e3", "½", "five", "--1", "9223372036854775808",
            "-9223372036854775809", "99999999999999999999999999",
        ])
    func notWhole(text: String) {
        #expect(Format.whole().parse(text) == .failure("Type a whole number."))
    }

    @Test("the ends of the range of whole numbers are inside it")
    func wholeRange() {
        let format = Format.whole(in: 1...65535)
        #expect(format.parse("1") == .success(1))
        #expect(format.parse("65535") == .success(65535))
        #expect(format.parse("0") == .failure("Type a whole number from 1 to 65535."))
        #expect(format.parse("65536") == .failure("Type a whole number from 1 to 65535."))
        #expect(Format.whole(in: 0 ... .max).parse("-1") == .failure("Type a whole number, at least 0."))
        #expect(Format.whole(in: .min...9).parse("10") == .failure("Type a whole number, at most 9."))
        #expect(Format.whole().parse(String(Int.max)) == .success(.max))
        #expect(Format.whole().parse(String(Int.min)) == .success(.min))
    }

    @Test(
        "decimal numbers are read with a point or a comma, a sign and an exponent",
        arguments: [
            ("0", 0), ("1.5", 1.5), ("1,5", 1.5), ("-2,25", -2.25), ("+3", 3), (" 4 ", 4), (".5", 0.5),
            (",5", 0.5), ("1e3", 1000), ("1E-2", 0.01),
        ])
    func decimal(text: String, value: Double) {
        #expect(Format.decimal().parse(text) == .success(value))
    }

    @Test(
        "what is no decimal number is refused, with NaN, infinity and overflow",
        arguments: [
            "", " ", ".", "-", "e", "1e", "1.2.3", "1,2,3", "1,000.5", "nan", "NaN", "inf", "-inf", "infinity",
            "1e999", "-1e999", "0x1p3", "1 000", "½", "五", "abc",
        ])
    func notDecimal(text: String) {
        #expect(Format.decimal().parse(text) == .failure("Type a number."))
    }

    @Test("the ends of the range of decimal numbers are inside it, and the hint prints them as a field does")
    func decimalRange() {
        let format = Format.decimal(in: 0...1.5)
        #expect(format.parse("0") == .success(0))
        #expect(format.parse("1.5") == .success(1.5))
        #expect(format.parse("1.51") == .failure("Type a number from 0 to 1.5."))
        #expect(format.parse("-0.1") == .failure("Type a number from 0 to 1.5."))
        #expect(
            Format.decimal(in: 0 ... .greatestFiniteMagnitude).parse("-1")
                == .failure("Type a number, at least 0."))
    }

    @Test("a whole decimal number is printed with no point")
    func decimalPrint() {
        #expect(Format.decimal().print(2) == "2")
        #expect(Format.decimal().print(-0.5) == "-0.5")
        #expect(Format.decimal().print(0.1) == "0.1")
    }

    @Test("what a number format prints, it reads back")
    func roundTrip() {
        var generator = SeededGenerator.announced("roundTrip")
        for _ in 0..<2_000 {
            let whole = Int(bitPattern: UInt(generator.next()))
            #expect(Format.whole().parse(Format.whole().print(whole)) == .success(whole))
            let decimal = Double(bitPattern: generator.next())
            guard decimal.isFinite else { continue }
            #expect(Format.decimal().parse(Format.decimal().print(decimal)) == .success(decimal))
        }
    }

    @Test("on and off are read in any case, with their usual synonyms")
    func onOff() {
        for text in ["On", "on", "YES", "true", "1"] { #expect(Format.onOff.parse(text) == .success(true)) }
        for text in ["Off", "no", "False", "0"] { #expect(Format.onOff.parse(text) == .success(false)) }
        for text in ["", "maybe", "2"] {
            #expect(Format.onOff.parse(text) == .failure("Type On or Off."))
        }
        #expect(Format.onOff.options == ["On", "Off"])
        #expect(Format.onOff.print(true) == "On")
        #expect(Format.onOff.print(false) == "Off")
    }

    @Test("every text is a text")
    func text() {
        #expect(Format.text.parse(" a ") == .success(" a "))
        #expect(Format.text.print(" a ") == " a ")
    }
}
