/// The strength of a password, as the form's author judges it; see ``Element/strength(_:)``.
public struct PasswordStrength: Equatable, Sendable {
    /// The strength, from 0 to 1.
    public let fraction: Double

    /// The strength in a word or two, such as “Weak”; it is translated when it is shown.
    public let word: Sentence

    /// Makes a strength.
    ///
    /// - Parameters:
    ///   - fraction: The strength, from 0 to 1. A number outside this range counts as the nearer end, and NaN as 0.
    ///   - word: The strength in a word or two.
    public init(_ fraction: Double, _ word: Sentence) {
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.word = word
    }
}
