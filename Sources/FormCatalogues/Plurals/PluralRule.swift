/// How many forms a language has for numbers, and which one a number has.
struct PluralRule: Hashable, Sendable {
    let forms: Int
    private let expression: PluralExpression

    /// The rule of a catalogue that names none: one form for 1, one for all else.
    static let ofEnglish = PluralRule(forms: 2, expression: .binary(.notEqual, .count, .number(1)))

    private init(forms: Int, expression: PluralExpression) {
        self.forms = forms
        self.expression = expression
    }

    /// Reads a rule, such as `nplurals=2; plural=(n != 1);`.
    ///
    /// - Throws: what is wrong with it, as the end of a sentence.
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

    /// What is wrong with a rule.
    struct Mistake: Error {
        let reason: String
    }

    /// The rules of all languages repeat themselves before.
    private static let lastTried: UInt = 1000

    /// The number of the form; 0 where the rule has none for a number that nobody tried.
    func form(of count: Int) -> Int {
        guard let form = expression.value(for: UInt(count.magnitude)), form < UInt(forms) else { return 0 }
        return Int(form)
    }

    private static func value(of name: String, in part: Substring) -> Substring? {
        guard let equals = part.firstIndex(of: "="), part[..<equals].trimmed == name else { return nil }
        return part[part.index(after: equals)...].trimmed
    }
}
