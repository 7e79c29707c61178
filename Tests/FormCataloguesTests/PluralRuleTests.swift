import Testing

@testable import FormCatalogues

@Suite("The rule for plurals")
struct PluralRuleTests {
    /// The rules of languages with one form, and with up to six, as their translators write them.
    @Test(
        "gives each number its form",
        arguments: [
            ("Japanese", "nplurals=1; plural=0;", [0: 0, 1: 0, 7: 0]),
            ("German", "nplurals=2; plural=(n != 1);", [0: 1, 1: 0, 2: 1]),
            ("French", "nplurals=2; plural=n>1;", [0: 0, 1: 0, 2: 1]),
            (
                "Latvian", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
                [1: 0, 21: 0, 11: 1, 0: 2]
            ),
            (
                "Russian",
                """
                nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? \
                1 : 2);
                """,
                [1: 0, 21: 0, 11: 2, 2: 1, 12: 2, 24: 1, 5: 2, 111: 2]
            ),
            (
                "Slovenian", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
                [1: 0, 101: 0, 2: 1, 3: 2, 104: 2, 5: 3, 0: 3]
            ),
            (
                "Irish", "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4",
                [1: 0, 2: 1, 0: 2, 6: 2, 7: 3, 10: 3, 11: 4]
            ),
            (
                "Arabic",
                """
                nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 \
                : 5);
                """,
                [0: 0, 1: 1, 2: 2, 3: 3, 110: 3, 11: 4, 99: 4, 100: 5, 102: 5]
            ),
        ] as [(String, String, [Int: Int])])
    func languages(name: String, text: String, forms: [Int: Int]) throws {
        let rule = try PluralRule(Substring(text))
        for (count, form) in forms { #expect(rule.form(of: count) == form, "\(name) has \(count)") }
    }

    /// What C says of them.
    @Test(
        "is C",
        arguments: [
            ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("16 / 4 / 2", 2), ("17 % 10 % 4", 3),
            ("!0", 1), ("!5", 0), ("!!5", 1), ("!0 + 1", 2), ("1 < 2 == 1", 1), ("2 > 1 != 0", 1),
            ("1 || 0 && 0", 1), ("0 && 1 || 1", 1), ("1 ? 2 : 0 ? 3 : 4", 2), ("0 ? 2 : 1 ? 3 : 4", 3),
            ("1 ? 0 ? 5 : 6 : 7", 6), ("n - 8 > 0", 1), ("0 && 1 / 0", 0), ("1 || 1 / 0", 1),
            ("1 ? 2 : 1 / 0", 2),
            ("5 <= 5", 1), ("5 >= 6", 0), ("n", 7), ("n%2==1", 1), ("3 - 4 == 18446744073709551615", 1),
            ("7 || 0", 1), ("7 && 9", 1), ("\t( n )\n", 7),
        ] as [(String, UInt)])
    func operators(text: String, value: UInt) {
        #expect(PluralExpressionParser.parse(Substring(text))?.value(for: 7) == value)
    }

    @Test(
        "divides by nothing",
        arguments: ["1 / 0", "1 % 0", "!(1 / 0)", "1 / 0 || 1", "1 / 0 ? 1 : 2", "0 + n / 0"])
    func division(text: String) {
        let expression = PluralExpressionParser.parse(Substring(text))
        #expect(expression != nil)
        #expect(expression?.value(for: 7) == nil)
    }

    @Test(
        "is no other text",
        arguments: [
            "", "m", "n n", "n =", "n = 1", "(n", "n)", "n ? 1", "n ? 1 :", "1 +", "+1", "-1", "n++", "n & 1",
            "n << 1",
            "99999999999999999999999", "0x1", "n2", "~n", String(repeating: "(", count: 5000),
            String(repeating: "!", count: 400) + "n", String(repeating: "n+", count: 5000) + "n",
        ])
    func others(text: String) {
        #expect(PluralExpressionParser.parse(Substring(text)) == nil)
    }

    @Test(
        "that can't be followed is refused, with the reason",
        arguments: [
            ("plural=n;", "Plural-Forms has to be such as “nplurals=2; plural=(n != 1);”"),
            ("nplurals=2;", "Plural-Forms has to be such as “nplurals=2; plural=(n != 1);”"),
            ("nplurals=2; plural=n!=1; more", "Plural-Forms has to be such as “nplurals=2; plural=(n != 1);”"),
            ("nplurals=INTEGER; plural=EXPRESSION;", "nplurals has to be from 1 to 255"),
            ("nplurals=0; plural=0;", "nplurals has to be from 1 to 255"),
            ("nplurals=2; plural=n == ;", "“n ==” is no rule for plurals"),
            ("nplurals=2; plural=n;", "the rule for plurals gives 2 the form 2, and there are 2"),
            ("nplurals=2; plural=1%(n-5);", "the rule for plurals divides by zero for 5"),
        ])
    func refused(text: String, reason: String) {
        let mistake = #expect(throws: PluralRule.Mistake.self) { try PluralRule(Substring(text)) }
        #expect(mistake?.reason == reason)
    }

    @Test("gives a number that nobody tried the first form, where it has none for it")
    func untried() throws {
        #expect(try PluralRule("nplurals=2; plural=n > 5000 ? 9 : 1;").form(of: 5001) == 0)
    }
}
