/// Rules of a row that take their time, asked about one text.
struct PendingCheck {
    /// Tells it from every other check of the form.
    let number: Int
    let text: String
    let spelling: TextSpelling
    /// Whether the rules wait for the person to go on typing.
    var isWaiting: Bool
    /// What the rules have found; `nil` until they have answered.
    var answer: Notice??

    /// What the rules have found about a text, if they were asked about it and have answered.
    func answer(for text: String) -> Notice? {
        isSame(text, self.text) ? answer ?? nil : nil
    }

    /// Whether the text must not be taken, or not yet.
    var isBlocking: Bool {
        guard let answer else { return true }
        return answer?.severity == .error
    }
}

/// What is to be asked of rules that take their time.
struct RuleQuestion {
    let row: RowPath
    /// The check that the answer is for.
    let number: Int
    let debounce: Duration
    let looks: [RowRule.AsyncLook]
}
