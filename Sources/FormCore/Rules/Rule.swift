/// A condition that a value has to meet: a function from the value to what the person is told, or nothing.
///
/// The rules that come with the library are written with a leading dot. Each has
/// a sentence of its own, which ``message(_:)`` replaces, and is an error unless
/// ``severity(_:)`` says otherwise:
///
/// ```swift
/// let password: [Rule<String>] = [
///     .required.message("Choose a password."),
///     .length(8...63),
///     .length(12...).severity(.warning),
/// ]
/// ```
///
/// Of the rules for texts only ``required`` refuses an empty one, so that a text
/// that may be left out can have rules too. Texts are looked at as they are: a
/// space at the end is part of an address.
///
/// A rule of your own is a sentence with a condition, or a function that gives
/// the notice:
///
/// ```swift
/// let even = Rule<Int>("Choose an even number.") { $0.isMultiple(of: 2) }
///
/// let disk = Rule<Int> { gigabytes in
///     switch gigabytes {
///     case ..<1: .error("Choose at least 1 GB.")
///     case ..<20: .warning("Less than 20 GB fill up soon.")
///     default: nil
///     }
/// }
/// ```
///
/// A rule is pure and may be asked at any time, on any thread, and more than once
/// for the same value.
public struct Rule<Value>: Sendable {
    /// What the person is told about a value, or `nil` when it meets the rule.
    public let check: @Sendable (Value) -> Notice?

    /// Makes a rule from its function.
    ///
    /// - Parameter check: What the person is told about a value, or `nil` when it meets the rule.
    public init(_ check: @escaping @Sendable (Value) -> Notice?) {
        self.check = check
    }

    /// Makes a rule from a sentence and a condition; a value that fails it is an error.
    ///
    /// - Parameters:
    ///   - sentence: Says what is wrong and what to do.
    ///   - isMet: Whether a value is as it should be.
    public init(_ sentence: Sentence, isMet: @escaping @Sendable (Value) -> Bool) {
        self.init { isMet($0) ? nil : .error(sentence) }
    }

    /// A rule for a value that may be left out: an empty text meets it.
    init(unlessEmpty sentence: Sentence, isMet: @escaping @Sendable (Value) -> Bool) {
        self.init(sentence) { ($0 as? String)?.isEmpty == true || isMet($0) }
    }

    /// The same rule with another sentence.
    ///
    /// ```swift
    /// let name: Rule<String> = .required.message("Give your network a name.")
    /// ```
    ///
    /// - Parameter sentence: Says what is wrong and what to do.
    public func message(_ sentence: Sentence) -> Rule {
        changingNotice { $0.sentence = sentence }
    }

    /// The same rule with another severity; a warning lets the value stand.
    ///
    /// ```swift
    /// let password: Rule<String> = .length(12...).severity(.warning)
    /// ```
    ///
    /// - Parameter severity: How much it matters that a value fails the rule.
    public func severity(_ severity: Notice.Severity) -> Rule {
        changingNotice { $0.severity = severity }
    }

    private func changingNotice(_ change: @escaping @Sendable (inout Notice) -> Void) -> Rule {
        Rule { value in
            guard var notice = check(value) else { return nil }
            change(&notice)
            return notice
        }
    }
}
