import FormCore

/// Closing the window or a dialog, and answering questions.
extension HeadlessUser {
    public func closeWindow() throws {
        guard question == nil else { return }
        isClosingWindow = true
        isWindowOpen = session.questionBeforeClosing() != nil
    }

    /// Discards the edits of the topmost dialog; if something would be lost, asks the user first.
    func leaveDialog() {
        guard question == nil else { return }
        isClosingWindow = false
        if session.questionBeforeCancelling() == nil { session.cancelEdits() }
    }

    public var question: String? {
        if let asked = session.closingQuestion { return "\(asked.title)\n\(asked.text)" }
        let environment = session.environment
        return session.question.map { [$0.title, $0.text].map(environment.text(of:)).joined(separator: "\n") }
    }

    public func answerQuestion(_ title: String) throws {
        if session.closingQuestion != nil {
            guard ["Cancel", "Discard"].contains(title) else { throw FormUserError.noAnswer(title) }
            session.answerClosingQuestion(isDiscarding: title == "Discard")
            if title == "Discard", isClosingWindow { try closeWindow() }
        } else {
            guard let question = session.question else { throw FormUserError.noAnswer(title) }
            let answer = session.environment.text(of: question.answer)
            guard ["Cancel", answer].contains(title) else { throw FormUserError.noAnswer(title) }
            session.answerQuestion(title == answer)
        }
    }
}
