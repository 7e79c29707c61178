/// What somebody else has made of what a field stands for, while it was changed here as well.
struct FieldConflict<State> {
    /// Where the person has to choose between theirs and ours.
    let place: any Place<State>
    /// What they did, and what it means to choose; `nil` where theirs is just another value of the field.
    var words: ConflictWords?
}

/// A conflict, and the choice that a person has, in words.
///
/// An object, so that a row that has no conflict keeps no room for it.
final class ConflictWords: Equatable, Sendable {
    /// What they did.
    let sentence: Sentence
    /// What it means to keep ours.
    let mine: Sentence
    /// What it means to take theirs.
    let theirs: Sentence

    init(sentence: Sentence, mine: Sentence = "Keep Mine", theirs: Sentence = "Use That") {
        self.sentence = sentence
        self.mine = mine
        self.theirs = theirs
    }

    static func == (one: ConflictWords, other: ConflictWords) -> Bool {
        one.sentence == other.sentence && one.mine == other.mine && one.theirs == other.theirs
    }
}
