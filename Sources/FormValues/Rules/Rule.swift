/// A condition that a value has to meet: a function that returns a notice for the user, or `nil` if the value meets it.
///
/// The library's rules are written with a leading dot. A value that doesn't meet such a rule is an error, unless
/// ``severity(_:)`` makes it a warning. Each rule has its own sentence, which ``message(_:)`` replaces:
///
/// ```swift
/// let password: [Rule<String>] = [
///     .required.message("Choose a password."),
///     .length(8...63),
///     .length(12...).severity(.warning),
/// ]
/// ```
///
/// Of the library's rules for text, only ``required`` refuses empty text, so the other rules can be used for optional
/// text. Text is checked unchanged: a space at the end of an address counts as part of the address. The row's error then
/// names the space.
///
/// Make your own rule from a sentence and a condition, or from a function that returns the notice:
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
/// A rule must be pure: it may be called at any time, on any thread, and more than once for the same value.
public struct Rule<Value>: Sendable {
    /// Returns the notice for a value, or `nil` if the value meets the rule.
    public let check: @Sendable (Value) -> Notice?

    /// Makes a rule from a function.
    ///
    /// - Parameter check: Returns the notice for a value, or `nil` if the value meets the rule.
    public init(_ check: @escaping @Sendable (Value) -> Notice?) {
        self.check = check
    }

    /// Makes a rule from a sentence and a condition. If a value doesn't meet the condition, the notice is an error.
    ///
    /// - Parameters:
    ///   - sentence: The text for the user: what is wrong and what to do.
    ///   - isMet: Returns true if a value meets the condition.
    public init(_ sentence: Sentence, isMet: @escaping @Sendable (Value) -> Bool) {
        self.init { isMet($0) ? nil : .error(sentence) }
    }

    /// Makes a rule for a value that may be left out: empty text always passes, and any other value must meet the
    /// condition.
    init(unlessEmpty sentence: Sentence, isMet: @escaping @Sendable (Value) -> Bool) {
        self.init(sentence) { ($0 as? String)?.isEmpty == true || isMet($0) }
    }

    /// Makes a rule for text of ASCII characters that may be left out. Its error names the first other character.
    ///
    /// A hidden character is named by the row, with the errors of all rules.
    init(asciiUnlessEmpty sentence: Sentence, isMet: @escaping @Sendable (String) -> Bool) where Value == String {
        self.init { text in
            if text.isEmpty || isMet(text) { return nil }
            let isForeign = { (scalar: Unicode.Scalar) in !scalar.isASCII && !scalar.isBlank }
            let foreign = HiddenCharacter.first(in: text, where: isForeign)
            return .error(foreign.map { .paragraph([sentence, $0.sentence]) } ?? sentence)
        }
    }

    /// Returns the same rule with another sentence.
    ///
    /// ```swift
    /// let name: Rule<String> = .required.message("Give your network a name.")
    /// ```
    ///
    /// - Parameter sentence: The text for the user: what is wrong and what to do.
    public func message(_ sentence: Sentence) -> Rule {
        changingNotice { $0.sentence = sentence }
    }

    /// Returns the same rule with another severity. If the severity is a warning, a value that doesn't meet the rule is
    /// accepted, and the user sees the warning.
    ///
    /// ```swift
    /// let password: Rule<String> = .length(12...).severity(.warning)
    /// ```
    ///
    /// - Parameter severity: The severity of the rule's notice.
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
