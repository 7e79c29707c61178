extension FormSession {
    /// The question that the person has to answer; `nil` where nothing is asked.
    public var question: FormQuestion? { questions.first }

    /// Asks the person, in front of the form, and waits for the answer.
    ///
    /// Questions that are asked meanwhile wait for their turn. A task that is cancelled takes its question back, as
    /// that of a wish does which the person has given up; a form that nobody shows any more answers it with no.
    ///
    /// - Returns: Whether the person wants it. Where nobody shows the form, as on a command line, it is `true`:
    ///   who has given the command has said so.
    public func ask(_ question: FormQuestion) async -> Bool {
        guard observer != nil else { return true }
        followQuestions()
        return await questions.ask(question)
    }

    func ask(
        _ question: FormQuestion, while stands: @escaping @MainActor () -> Bool,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) {
        guard observer != nil else { return answer(true) }
        followQuestions()
        questions.ask(question, while: stands, answer)
    }

    private func followQuestions() {
        if questions.onChange == nil { questions.onChange = { [weak self] in self?.observer?(.question) } }
    }

    /// Answers the ``question``; a renderer calls it.
    public func answerQuestion(_ isYes: Bool) { questions.answerFirst(isYes) }
}
