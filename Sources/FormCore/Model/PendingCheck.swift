/// A check of a text by the asynchronous rules of a row.
struct PendingCheck {
    /// Identifies the check within the form.
    let number: Int
    let text: String
    let spelling: TextSpelling
    /// True while the rules wait for a pause in typing.
    var isWaiting: Bool
    /// The result of the rules; `nil` until they have answered.
    var answer: Notice??

    /// Returns the result for a text; `nil` if the rules were not asked about it or have not answered.
    func answer(for text: String) -> Notice? {
        isSame(text, self.text) ? answer ?? nil : nil
    }

    /// True if the text must not be accepted, or not yet.
    var isBlocking: Bool {
        guard let answer else { return true }
        return answer?.severity == .error
    }
}

/// A request to asynchronous rules.
struct RuleQuestion {
    let row: RowPath
    /// The check that the answer is for.
    let number: Int
    let debounce: Duration
    let looks: [RowRule.AsyncLook]
}
