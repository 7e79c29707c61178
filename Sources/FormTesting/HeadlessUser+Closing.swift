import FormCore

/// Closing the window or a dialog, and answering what is asked.
extension HeadlessUser {
    /// What the person is asked before what they have edited is given up.
    struct Closing {
        let question: ClosingQuestion
        /// The path of the dialog that it stands over; `nil` where there is none.
        let dialog: RowPath?
        /// Whether it is the window that closes, and not just the dialog.
        let isOfWindow: Bool
    }

    public func closeWindow() throws {
        guard question == nil else { return }
        closing = closing(session.questionBeforeClosing(), isOfWindow: true)
        isWindowOpen = closing != nil
    }

    /// Gives up what was edited in the dialog on top, once the person has agreed where something would be lost.
    func leaveDialog() {
        guard question == nil else { return }
        closing = closing(session.questionBeforeCancelling(), isOfWindow: false)
        if closing == nil { session.cancelEdits() }
    }

    private func closing(_ question: ClosingQuestion?, isOfWindow: Bool) -> Closing? {
        question.map { Closing(question: $0, dialog: session.dialog?.path, isOfWindow: isOfWindow) }
    }

    /// A question goes with the dialog that it stands over.
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
