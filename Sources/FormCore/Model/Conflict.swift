/// Two values for one row: the one here, and one that somebody else has given it meanwhile.
///
/// A renderer shows the sentence under the row, with a button for each ``ConflictChoice``,
/// see ``FormCell/conflict``.
public struct Conflict: Equatable, Sendable {
    /// Says what they did, such as “Meanwhile changed to “News” elsewhere.”; a secret is not in it.
    public let sentence: Sentence

    /// Their value, as text.
    @Secret var theirText: String

    init(theirText: String, sentence: Sentence) {
        self.theirText = theirText
        self.sentence = sentence
    }
}

/// Which of two values a row shall have.
public enum ConflictChoice: Sendable {
    /// The value that the row has here, or the draft that is being typed.
    case mine
    /// The value that somebody else has given it.
    case theirs
}

extension Conflict {
    /// Whether all of it is the same, the texts byte by byte.
    public static func == (one: Conflict, other: Conflict) -> Bool {
        one.sentence == other.sentence && isSame(one.theirText, other.theirText)
    }
}
