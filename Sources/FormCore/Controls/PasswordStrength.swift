/// How hard a password is to guess, as its author judges it; see ``Element/strength(_:)``.
public struct PasswordStrength: Equatable, Sendable {
    /// How strong it is, from 0 to 1.
    public let fraction: Double

    /// That in a word or two, such as “Weak”; translated where it is shown.
    public let word: Sentence

    /// Makes a judgement.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1; what lies outside counts as the nearer end, and what is no number as 0.
    ///   - word: The same in a word or two.
    public init(_ fraction: Double, _ word: Sentence) {
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.word = word
    }
}
