import CGtk
import FormCore

/// Closing the window without losing the user's edits.
extension FormWindow {
    /// Returns true if the window has to stay open because the user must answer a question first. Shows that question.
    func staysOpen() -> Bool {
        if raiseQuestion() { return true }
        guard let asked = session.questionBeforeClosing() else { return false }
        ask(asked) { [weak self] in
            if let self { gtk_window_close(widget.cast()) }
        }
        return true
    }

    /// Brings the open question to the front. Returns false if no question is open.
    func raiseQuestion() -> Bool {
        if let question { gtk_window_present(question.cast()) }
        return question != nil
    }

    /// Asks the user whether to discard edits. If the user cancels, shows the row that the question is about.
    ///
    /// - Parameter onDiscard: Called after the edits have been discarded; not called if the user cancels.
    func ask(_ asked: ClosingQuestion, onDiscard: @escaping @MainActor () -> Void) {
        askedBeforeClosing = asked
        question = Question.ask(
            over: top, title: asked.title, text: asked.text,
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(title: translated("_Discard"), response: GTK_RESPONSE_CLOSE, isDestructive: true),
            ],
            standard: GTK_RESPONSE_CANCEL
        ) { [weak self] response in
            self?.answered(response, onDiscard)
        }
    }

    /// Follows the session's question whether to discard edits, which may have changed or ended.
    func updateClosingQuestion() {
        guard let question, let asked = askedBeforeClosing, asked != session.closingQuestion else { return }
        guard let current = session.closingQuestion else {
            withdrawQuestion()
            return updateQuestion()
        }
        askedBeforeClosing = current
        Question.show(current.title, current.text, in: question)
    }

    private func answered(_ response: GtkResponseType, _ onDiscard: @MainActor () -> Void) {
        (question, askedBeforeClosing) = (nil, nil)
        onAnswer?()
        let isDiscarding = response == GTK_RESPONSE_CLOSE
        session.answerClosingQuestion(isDiscarding: isDiscarding)
        if isDiscarding { onDiscard() } else { updateQuestion() }
    }
}
