/// A change that another program has made to a field's value while it was changed here as well.
struct FieldConflict<State> {
    /// The lens to the value of which the user has to choose theirs or ours.
    let lens: any ValueLens<State>
    /// Describes the change and the choices; `nil` if theirs is just another value of the field.
    var words: ConflictWords?
}

/// The texts of a conflict and of the user's choices.
///
/// It is a class so that rows without a conflict need little memory for it.
final class ConflictWords: Equatable, Sendable {
    /// Describes the change.
    let sentence: Sentence
    /// The title of the choice to keep ours.
    let mine: Sentence
    /// The title of the choice to take theirs.
    let theirs: Sentence

    init(sentence: Sentence, mine: Sentence = "Keep Mine", theirs: Sentence = "Use Theirs") {
        self.sentence = sentence
        self.mine = mine
        self.theirs = theirs
    }

    static func == (one: ConflictWords, other: ConflictWords) -> Bool {
        one.sentence == other.sentence && one.mine == other.mine && one.theirs == other.theirs
    }
}
