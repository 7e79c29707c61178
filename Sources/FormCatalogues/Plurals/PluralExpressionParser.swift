/// Parses a ``PluralExpression``.
struct PluralExpressionParser {
    private var rest: Substring
    private var depth = 0

    /// The limits on an expression's nesting depth and on its length in bytes. They are far beyond what any language
    /// needs.
    private static let deepest = 100
    private static let longest = 1000

    /// Parses an expression, or returns `nil` if the text is not a valid one.
    static func parse(_ text: Substring) -> PluralExpression? {
        guard text.utf8.count <= longest else { return nil }
        var parser = PluralExpressionParser(rest: text)
        guard let expression = parser.conditional(), parser.rest.trimmed.isEmpty else { return nil }
        return expression
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private mutating func conditional() -> PluralExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest, let condition = binary(from: 0) else { return nil }
        guard take("?") else { return condition }
        guard let one = conditional(), take(":"), let other = conditional() else { return nil }
        return .conditional(condition, one, other)
    }

    /// Parses operands joined by operators of at least the given precedence.
    private mutating func binary(from precedence: Int) -> PluralExpression? {
        guard var left = operand() else { return nil }
        while let operation = nextOperator(), operation.precedence >= precedence {
            _ = take(operation.rawValue)
            guard let right = binary(from: operation.precedence + 1) else { return nil }
            left = .binary(operation, left, right)
        }
        return left
    }

    /// Returns the next operator without advancing past it, or `nil` if none follows.
    ///
    /// `allCases` lists longer operators first, so that `<=` is not read as `<`.
    private mutating func nextOperator() -> PluralExpression.Operator? {
        rest = rest.trimmed
        return PluralExpression.Operator.allCases.first { rest.hasPrefix($0.rawValue) }
    }

    private mutating func operand() -> PluralExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return nil }
        if take("!") { return operand().map { .not($0) } }
        if take("n") { return .count }
        if take("(") {
            guard let inner = conditional(), take(")") else { return nil }
            return inner
        }
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let number = UInt(digits) else { return nil }
        rest = rest[digits.endIndex...]
        return .number(number)
    }

    private mutating func take(_ text: String) -> Bool {
        rest = rest.trimmed
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
}
