/// Two values for one row: the one here, and one that somebody else has given it meanwhile.
///
/// A renderer shows the sentence under the row, with a button for each ``ConflictChoice``,
/// see ``FormCell/conflict``.
public struct Conflict: Equatable, Sendable {
    /// Says what they did, such as “Meanwhile changed to “News” elsewhere.”; a secret is not in it.
    public var sentence: Sentence { words.sentence }

    private let words: ConflictWords

    /// Their value, as text.
    @Secret var theirText: String

    init(theirText: String, words: ConflictWords) {
        self.theirText = theirText
        self.words = words
    }

    /// Says what a choice means, as the title of its button: “Keep Mine” and “Use That”; at a list from which an item
    /// was removed, “Restore” and “Remove”.
    public func title(of choice: ConflictChoice) -> Sentence {
        choice == .mine ? words.mine : words.theirs
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
        one.words == other.words && isSame(one.theirText, other.theirText)
    }
}
