/// Two values for one row: the value here, and a value that another program has given it in the meantime.
///
/// A renderer shows the sentence below the row, with a button for each ``ConflictChoice``, see ``FormCell/conflict``.
public struct Conflict: Equatable, Sendable {
    /// Describes the other change, for example “Also changed elsewhere, to “News”.”; secrets are omitted.
    public var sentence: Sentence { words.sentence }

    private let words: ConflictWords

    /// Their value, as text.
    @Secret var theirText: String

    init(theirText: String, words: ConflictWords) {
        self.theirText = theirText
        self.words = words
    }

    /// Returns the title of a choice's button: usually “Keep Mine” and “Use Theirs”; for a list item that was removed
    /// elsewhere “Keep” and “Remove”, and for one that was removed here “Remove” and “Restore”.
    public func title(of choice: ConflictChoice) -> Sentence {
        choice == .mine ? words.mine : words.theirs
    }
}

/// The two values of a conflict to choose from.
public enum ConflictChoice: String, Codable, Sendable {
    /// The value that the row has here, or the draft that is being typed.
    case mine
    /// The value that the other program has given the row.
    case theirs
}

extension Conflict {
    /// Returns true if the conflicts are equal, with texts compared byte by byte.
    public static func == (one: Conflict, other: Conflict) -> Bool {
        one.words == other.words && isSame(one.theirText, other.theirText)
    }
}
