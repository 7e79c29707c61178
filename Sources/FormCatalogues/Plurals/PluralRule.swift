/// The number of a language's plural forms, and the rule that selects one of them.
struct PluralRule: Hashable, Sendable {
    let forms: Int
    private let expression: PluralExpression

    /// The rule for a catalogue whose header has no rule. As in English, the first form is for the number 1, and the
    /// second for all other numbers.
    static let ofEnglish = PluralRule(forms: 2, expression: .binary(.notEqual, .count, .number(1)))

    private init(forms: Int, expression: PluralExpression) {
        self.forms = forms
        self.expression = expression
    }

    /// Parses a rule, such as `nplurals=2; plural=(n != 1);`.
    ///
    /// - Throws: A ``Mistake`` with the reason why the rule is invalid.
    init(_ text: Substring) throws(Mistake) {
        let parts = text.split(separator: ";", maxSplits: 2).map(\.trimmed)
        guard parts.count > 1, let count = Self.value(of: "nplurals", in: parts[0]),
            let plural = Self.value(of: "plural", in: parts[1]), parts.count == 2 || parts[2].isEmpty
        else { throw Mistake(reason: "Plural-Forms has to be such as “nplurals=2; plural=(n != 1);”") }
        guard let forms = UInt8(count), forms > 0 else {
            throw Mistake(reason: "nplurals has to be from 1 to 255")
        }
        guard let expression = PluralExpressionParser.parse(plural) else {
            throw Mistake(reason: "“\(plural)” is no rule for plurals")
        }
        self.init(forms: Int(forms), expression: expression)
        for count in 0...Self.lastTried {
            guard let form = expression.value(for: count) else {
                throw Mistake(reason: "the rule for plurals divides by zero for \(count)")
            }
            if form >= forms {
                throw Mistake(
                    reason: "the rule for plurals gives \(count) the form \(form), and there are \(forms)")
            }
        }
    }

    /// The reason why a rule is invalid, as the end of a sentence.
    struct Mistake: Error {
        let reason: String
    }

    /// A new rule is tested with all numbers from 0 to this one.
    ///
    /// Larger numbers needn't be tested, because in every language the pattern of forms begins to repeat earlier.
    private static let lastTried: UInt = 1000

    /// Returns the index of the form for a number.
    ///
    /// Rules are only tested up to ``lastTried``. If a rule has no form for a larger number, the result is 0.
    func form(of count: Int) -> Int {
        guard let form = expression.value(for: UInt(count.magnitude)), form < UInt(forms) else { return 0 }
        return Int(form)
    }

    private static func value(of name: String, in part: Substring) -> Substring? {
        guard let equals = part.firstIndex(of: "="), part[..<equals].trimmed == name else { return nil }
        return part[part.index(after: equals)...].trimmed
    }
}
