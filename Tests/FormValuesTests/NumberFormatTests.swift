import FormValues
import RandomNumbers
import Testing

@Suite("Formats of numbers, as a person writes them")
struct NumberFormatTests {
    @Test(
        "whole numbers are read with the thousands apart, and shown without",
        arguments: [
            (.german, "1.500", 1500), (.german, "-1.234.567", -1_234_567), (.german, "1500", 1500),
            (.american, "1,500", 1500), (.american, "+12,500", 12500), (.american, "12,34,567", 1_234_567),
            (.french, "1\u{202F}500", 1500), (.french, "1 500", 1500), (.french, "1\u{A0}500", 1500),
            (.swiss, "1'500", 1500), (.swiss, "1’500", 1500), (.plain, "\u{2212}5", -5),
        ] as [(Person, String, Int)])
    func grouped(person: Person, text: String, value: Int) {
        #expect(Format.whole().value(of: text, by: person) == value)
        #expect(Format.whole().show(value, person.locale) == String(value))
    }

    @Test(
        "what stands elsewhere than between thousands is refused",
        arguments: [
            (.german, "1.5"), (.german, "1.50"), (.german, ".500"), (.german, "1..500"), (.german, "1,500"),
            (.german, "1.500."), (.american, "1.500"), (.american, "1234,567"), (.french, "1 5"), (.plain, "1,500"),
        ] as [(Person, String)])
    func wronglyGrouped(person: Person, text: String) {
        #expect(Format.whole().refusal(of: text, by: person) == "Type a whole number.")
    }

    @Test(
        "decimal numbers are read with the thousands apart, or as programs write them",
        arguments: [
            (.german, "1.234,5", 1234.5), (.german, "1,5", 1.5), (.german, "1.5", 1.5), (.german, "1.500", 1500),
            (.german, "-0,25", -0.25), (.german, "1,5e3", 1500), (.american, "1,234.5", 1234.5),
            (.american, "1,5", 1.5),
            (.american, "1,500", 1500), (.american, "1.500", 1.5), (.french, "1 234,5", 1234.5),
            (.german, "0.125", 0.125), (.american, "0,125", 0.125),
            (.afternoon, "1٫5", 1.5),
        ] as [(Person, String, Double)])
    func decimal(person: Person, text: String, value: Double) {
        #expect(Format.decimal().value(of: text, by: person) == value)
    }

    @Test(
        "what is no decimal number to a person is refused",
        arguments: [
            (.german, "1,234.5"), (.german, "1.23,4"), (.american, "1.234,5"), (.french, "1 2"), (.german, ","),
        ] as [(Person, String)])
    func notDecimal(person: Person, text: String) {
        #expect(Format.decimal().refusal(of: text, by: person) == "Type a number.")
    }

    @Test("a number of digits is shown, and no more can be typed")
    func digits() {
        let price = Format.decimal(in: 0...1000, digits: 2)
        #expect(price.show(1.5, Person.german.locale) == "1,50")
        #expect(price.show(2, FormLocale()) == "2.00")
        #expect(price.show(1.2345, FormLocale()) == "1.2345")
        #expect(price.print(1.5) == "1.5")
        #expect(price.value(of: "1.500") == 1.5)
        #expect(price.refusal(of: "1,505", by: .german) == "Use at most 2 digits after the decimal mark.")
        #expect(price.refusal(of: "1e-3") == "Use at most 2 digits after the decimal mark.")
        #expect(price.refusal(of: "1000.001") == "Type a number from 0 to 1000.")
        #expect(Format.decimal(digits: 1).refusal(of: "0.25") == "Use at most 1 digit after the decimal mark.")
        #expect(Format.decimal(digits: 0).refusal(of: "2.5") == "Type a whole number.")
        #expect(Format.decimal(digits: 0).show(2, FormLocale()) == "2")
        #expect(Format.decimal(digits: 2).show(1e300, FormLocale()) == "1e+300")
    }

    @Test(
        "fractions are percentages, to the last digit",
        arguments: [
            (0.25, "25%", "25 %"), (0, "0%", "0 %"), (1, "100%", "100 %"), (0.07, "7%", "7 %"),
            (0.29, "29%", "29 %"), (0.125, "12.5%", "12,5 %"), (0.001, "0.1%", "0,1 %"),
            (1e-7, "0.00001%", "0,00001 %"),
        ])
    func percent(value: Double, printed: String, german: String) {
        #expect(Format.percent().print(value) == printed)
        #expect(Format.percent().value(of: printed) == value)
        #expect(Format.percent().show(value, Person.german.locale) == german)
        #expect(Format.percent().value(of: german, by: .german) == value)
    }

    @Test("percentages are read with and without their sign, which may stand before them")
    func percentSigns() {
        for text in ["25", "25%", "25 %", " 25\u{A0}% ", "%25", "+25%", "25.0", "2.5e1"] {
            #expect(Format.percent().value(of: text) == 0.25)
        }
        for text in ["", "%", "25%%", "a quarter", "101", "-1", "1e400", "nan", "25 percent"] {
            #expect(Format.percent().refusal(of: text) == "Type a percentage from 0 % to 100 %.")
        }
        #expect(
            Format.percent(in: 0.125...2).refusal(of: "x", by: .german) == "Type a percentage from 12,5 % to 200 %.")
        let rough = Format.percent(digits: 1)
        #expect(rough.show(0.25, FormLocale()) == "25.0 %")
        #expect(rough.refusal(of: "12.34 %") == "Use at most 1 digit after the decimal mark.")
    }

    @Test("whole percentages are whole numbers with a sign")
    func wholePercent() {
        let volume = Format.wholePercent()
        #expect(volume.print(25) == "25%")
        #expect(volume.show(25, Person.german.locale) == "25 %")
        for text in ["25", "25%", " 25 % "] { #expect(volume.value(of: text) == 25) }
        for text in ["", "2.5", "101 %", "-1", "%"] {
            #expect(volume.refusal(of: text) == "Type a percentage from 0 % to 100 %.")
        }
        #expect(Format.wholePercent(in: 50...5000).value(of: "1.500 %", by: .german) == 1500)
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        Format.whole().prove("whole") { Int(bitPattern: UInt($0.next())) >> Int.random(in: 0...63, using: &$0) }
        let anyNumber = { (generator: inout SeededGenerator) in
            let number = Double(bitPattern: generator.next())
            let short = Double(Int.random(in: -99999...99999, using: &generator)) / 1000
            return number.isFinite && Bool.random(using: &generator) ? number : short
        }
        Format.decimal().prove("decimal", alphabet: "e'’٫") { anyNumber(&$0) }
        Format.decimal(digits: 3).prove("digits", alphabet: "e") {
            Double(Int.random(in: -9_999_999...9_999_999, using: &$0)) / 1000
        }
        Format.percent(in: -1e300...1e300).prove("percent", alphabet: "e%") {
            let number = anyNumber(&$0)
            return abs(number) < 1e300 ? number : 0
        }
        Format.wholePercent(in: -5000...5000).prove("whole percent") { Int.random(in: -5000...5000, using: &$0) }
    }
}
