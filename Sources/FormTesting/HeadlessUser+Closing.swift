import FormCore

/// Closing the window or a dialog, and answering questions.
extension HeadlessUser {
    /// A question that the user must answer before edits are discarded.
    struct Closing {
        let question: ClosingQuestion
        /// The path of the dialog that was open when the question was asked; `nil` if none was.
        let dialog: RowPath?
        /// True if the window is to be closed, false if only the dialog is to be closed.
        let isOfWindow: Bool
    }

    public func closeWindow() throws {
        guard question == nil else { return }
        closing = closing(session.questionBeforeClosing(), isOfWindow: true)
        isWindowOpen = closing != nil
    }

    /// Discards the edits of the topmost dialog; if something would be lost, asks the user first.
    func leaveDialog() {
        guard question == nil else { return }
        closing = closing(session.questionBeforeCancelling(), isOfWindow: false)
        if closing == nil { session.cancelEdits() }
    }

    private func closing(_ question: ClosingQuestion?, isOfWindow: Bool) -> Closing? {
        question.map { Closing(question: $0, dialog: session.dialog?.path, isOfWindow: isOfWindow) }
    }

    /// Removes the question if the dialog that was open when it was asked has been closed.
    func endQuestionOfClosedDialog() {
        if let dialog = closing?.dialog, !session.windows.dropFirst().contains(where: { $0[0].path == dialog }) {
            closing = nil
        }
    }

    public var question: String? {
        if let asked = closing?.question { return "\(asked.title)\n\(asked.text)" }
        let environment = session.environment
        return session.question.map { [$0.title, $0.text].map(environment.text(of:)).joined(separator: "\n") }
    }

    public func answerQuestion(_ title: String) throws {
        if let closing {
            guard ["Cancel", "Discard"].contains(title) else { throw FormUserError.noAnswer(title) }
            self.closing = nil
            if title == "Cancel" { return _ = session.reveal(closing.question.row) }
            session.cancelEdits()
            if closing.isOfWindow { try closeWindow() }
        } else {
            guard let question = session.question else { throw FormUserError.noAnswer(title) }
            let answer = session.environment.text(of: question.answer)
            guard ["Cancel", answer].contains(title) else { throw FormUserError.noAnswer(title) }
            session.answerQuestion(title == answer)
        }
    }
}
