/// What somebody else has made of what a field stands for, while it was changed here as well.
struct FieldConflict<State> {
    /// Where the person has to choose between theirs and ours.
    let place: any Place<State>
    /// What they did, and what it means to choose; `nil` where theirs is just another value of the field.
    var words: ConflictWords?
}

/// A conflict, and the choice that a person has, in words.
struct ConflictWords: Equatable, Sendable {
    /// What they did.
    let sentence: Sentence
    /// What it means to keep ours.
    var mine: Sentence = "Keep Mine"
    /// What it means to take theirs.
    var theirs: Sentence = "Use That"
}
