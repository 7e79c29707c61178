extension FormSession {
    /// The question that the user has to answer; `nil` if there is none.
    public var question: FormQuestion? { questions.first }

    /// Shows a question to the user in the window of the form, and waits for the answer.
    ///
    /// Only one question is shown at a time; later questions wait until it is answered. If the task that asks is
    /// cancelled, its question is withdrawn and the answer is no. For example, the task of an effect is cancelled when
    /// the user gives up the pending change. If the renderer goes away, the answer to all open questions is no.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - isValid: Returns true while the question still applies, for example while the devices are connected that
    ///     would be disconnected. It is called after each change of the state; once it returns false, the question is
    ///     withdrawn and the answer is no.
    /// - Returns: True if the user agrees. Without a renderer, as on a command line, the result is true, because
    ///   running the command counts as consent.
    public func ask(
        _ question: FormQuestion, while isValid: @escaping @MainActor () -> Bool = { true }
    ) async -> Bool {
        guard observer != nil else { return true }
        followQuestions()
        return await questions.ask(question, following: { isValid() ? question : nil })
    }

    func ask(
        _ question: FormQuestion, following current: @escaping @MainActor () -> FormQuestion?,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) {
        guard observer != nil else { return answer(true) }
        followQuestions()
        questions.ask(question, following: current, answer)
    }

    private func followQuestions() {
        if questions.onChange == nil { questions.onChange = { [weak self] in self?.observer?(.question) } }
    }

    /// Answers the ``question``. Called by the renderer.
    public func answerQuestion(_ isYes: Bool) { questions.answerFirst(isYes) }
}
