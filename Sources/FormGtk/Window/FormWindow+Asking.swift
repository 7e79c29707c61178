import CGtk
import FormCore

/// Questions that the program asks the user.
extension FormWindow {
    /// Shows the session's question, and withdraws the question on the screen if the session no longer asks it. While
    /// the window itself asks whether to discard edits, the session's question waits until the user has answered.
    func updateQuestion() {
        guard askedQuestion != session.question else { return }
        if askedQuestion != nil { withdrawQuestion() }
        guard question == nil, let asked = session.question else { return }
        let environment = session.environment
        askedQuestion = asked
        question = Question.ask(
            over: top, title: environment.text(of: asked.title), text: environment.text(of: asked.text),
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(
                    title: environment.text(of: asked.answer), response: GTK_RESPONSE_ACCEPT,
                    isDestructive: asked.isDestructive),
            ],
            standard: asked.isDestructive ? GTK_RESPONSE_CANCEL : GTK_RESPONSE_ACCEPT
        ) { [weak self] response in
            guard let self else { return }
            (askedQuestion, question) = (nil, nil)
            onAnswer?()
            session.answerQuestion(response == GTK_RESPONSE_ACCEPT)
            // The session may already be asking another question, and that question may even equal the one just
            // answered.
            updateQuestion()
        }
    }

    /// Removes the question from the screen without an answer.
    func withdrawQuestion() {
        guard let dialog = question else { return }
        (askedQuestion, askedBeforeClosing, question) = (nil, nil, nil)
        gtk_window_destroy(dialog.cast())
        onAnswer?()
    }
}
