/// The C expression after `plural=` in a catalogue's header, which selects the plural form for a number.
///
/// The operators are those of gettext: `? :`, `||`, `&&`, `== != < > <= >=`, `+ - * / %` and `!`. The operands are
/// integers, expressions in parentheses, and `n`, which stands for the number.
indirect enum PluralExpression: Hashable, Sendable {
    case count
    case number(UInt)
    case not(PluralExpression)
    case binary(Operator, PluralExpression, PluralExpression)
    case conditional(PluralExpression, PluralExpression, PluralExpression)

    /// The binary operators, each with its precedence.
    enum Operator: String, CaseIterable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"

        var precedence: Int {
            switch self {
            case .or: 0
            case .and: 1
            case .equal, .notEqual: 2
            case .atMost, .atLeast, .less, .greater: 3
            case .plus, .minus: 4
            case .times, .divided, .remainder: 5
            }
        }
    }

    /// Evaluates the expression for a number in C's unsigned arithmetic, or returns `nil` if it divides by zero.
    func value(for count: UInt) -> UInt? {
        switch self {
        case .count: return count
        case .number(let number): return number
        case .not(let operand): return operand.value(for: count).map { $0 == 0 ? 1 : 0 }
        case .conditional(let condition, let one, let other):
            guard let holds = condition.value(for: count) else { return nil }
            return (holds != 0 ? one : other).value(for: count)
        case .binary(let operation, let left, let right):
            guard let left = left.value(for: count) else { return nil }
            // These two operators short-circuit, as in C.
            if operation == .or, left != 0 { return 1 }
            if operation == .and, left == 0 { return 0 }
            guard let right = right.value(for: count) else { return nil }
            return operation.value(of: left, right)
        }
    }
}

extension PluralExpression.Operator {
    fileprivate func value(of left: UInt, _ right: UInt) -> UInt? {
        func truth(_ holds: Bool) -> UInt { holds ? 1 : 0 }
        return switch self {
        case .or, .and: truth(right != 0)
        case .equal: truth(left == right)
        case .notEqual: truth(left != right)
        case .atMost: truth(left <= right)
        case .atLeast: truth(left >= right)
        case .less: truth(left < right)
        case .greater: truth(left > right)
        case .plus: left &+ right
        case .minus: left &- right
        case .times: left &* right
        case .divided: right == 0 ? nil : left / right
        case .remainder: right == 0 ? nil : left % right
        }
    }
}
