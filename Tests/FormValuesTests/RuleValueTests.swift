import FormValues
import Testing

@Suite("Rules for values")
struct RuleValueTests {
    @Test("a value is one of several, and the sentence names up to six of them")
    func oneOf() {
        let channel: Rule<Int> = .oneOf([1, 6, 11])
        #expect(channel.check(6) == nil)
        #expect(channel.check(7) == .error("Choose 1, 6 or 11."))
        #expect(Rule<String>.oneOf(["wpa2"]).check("wep") == .error("Choose wpa2."))
        #expect(Rule<String>.oneOf(["wpa2", "wpa3"]).check("WPA2") == .error("Choose wpa2 or wpa3."))
        #expect(Rule<Int>.oneOf(Array(1...6)).check(7) == .error("Choose 1, 2, 3, 4, 5 or 6."))
        #expect(Rule<Int>.oneOf(Array(1...7)).check(7) == nil)
        #expect(
            Rule<Int>.oneOf(Array(1...7)).check(8) == .error("Choose one of the allowed values."))
        #expect(Rule<Int>.oneOf([]).check(8) != nil)
        #expect(Rule<String>.oneOf(["", "a"]).check("b") != nil)
    }

    @Test("the ends of a range are inside it, and the sentence names them")
    func range() {
        let closed: Rule<Int> = .range(1...10)
        #expect([0, 1, 10, 11].map { closed.check($0) == nil } == [false, true, true, false])
        #expect(closed.check(0) == .error("Choose a value from 1 to 10."))
        let from: Rule<Int> = .range(1...)
        #expect(from.check(1) == nil)
        #expect(from.check(0) == .error("Choose a value of at least 1."))
        let through: Rule<Int> = .range(...10)
        #expect(through.check(10) == nil)
        #expect(through.check(11) == .error("Choose a value of at most 10."))
        #expect(Rule<Int>.range(5...5).check(4) == .error("Choose 5."))
        #expect(Rule<Int>.range(-3 ... -1).check(0) == .error("Choose a value from -3 to -1."))
    }

    @Test("a range of decimal numbers shows whole ones with no point, and NaN is outside of every range")
    func decimalRange() {
        let rule: Rule<Double> = .range(0.5...2)
        #expect(rule.check(2) == nil)
        #expect(rule.check(2.1) == .error("Choose a value from 0.5 to 2."))
        for rule: Rule<Double> in [.range(0...1), .range(0...), .range(...1)] {
            #expect(rule.check(.nan) != nil)
        }
        #expect(Rule<Double>.range(0...).check(.infinity) == nil)
        #expect(Rule<Float>.range(...1).check(2) == .error("Choose a value of at most 1."))
    }

    @Test(
        "a port is a number from 1 to 65535",
        arguments: [
            (1, true), (80, true), (65535, true), (0, false), (-1, false), (-80, false), (65536, false),
            (165535, false), (.max, false), (.min, false),
        ])
    func port(number: Int, isPort: Bool) {
        let rule: Rule<Int> = .port
        #expect(rule.check(number) == (isPort ? nil : .error("Use a port number from 1 to 65535.")))
        let text: Rule<String> = .port
        #expect(text.check(String(number)) == (isPort ? nil : .error("Use a port number from 1 to 65535.")))
    }

    @Test("a port may be of any type of whole number")
    func portType() {
        #expect(Rule<UInt16>.port.check(.max) == nil)
        #expect(Rule<UInt16>.port.check(0) != nil)
        #expect(Rule<UInt64>.port.check(.max) != nil)
    }

    @Test("the text of a port is digits and nothing else; zeros in front of it do no harm")
    func portText() {
        let rule: Rule<String> = .port
        for text in ["080", "0000000080"] { #expect(rule.check(text) == nil) }
        for text in [
            "+80", " 80", "80 ", "8 0", "80.0", "0x50", "٨٠", "８０", "http", "0", "000", "18446744073709551696",
        ] {
            #expect(rule.check(text) != nil, "\(text)")
        }
    }
}
