import CGtk
import FormCore

/// How the window closes without losing what the person has edited.
extension FormWindow {
    /// Whether the window has to stay, since the person is asked first.
    func staysOpen() -> Bool {
        if raiseQuestion() { return true }
        guard let asked = session.questionBeforeClosing() else { return false }
        ask(asked) { [weak self] in
            if let self { gtk_window_close(widget.cast()) }
        }
        return true
    }

    /// Shows the question that is open to the person; says whether there is one.
    func raiseQuestion() -> Bool {
        if let question { gtk_window_present(question.cast()) }
        return question != nil
    }

    /// Asks before what was edited is given up.
    ///
    /// - Parameter onDiscard: What happens when it is.
    func ask(_ asked: ClosingQuestion, onDiscard: @escaping @MainActor () -> Void) {
        question = Question.ask(
            over: top, title: asked.title, text: asked.text,
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(title: translated("_Discard"), response: GTK_RESPONSE_CLOSE, isDestructive: true),
            ],
            standard: GTK_RESPONSE_CANCEL
        ) { [weak self] response in
            self?.answered(response, asked, onDiscard)
        }
    }

    private func answered(
        _ response: GtkResponseType, _ asked: ClosingQuestion, _ onDiscard: @MainActor () -> Void
    ) {
        question = nil
        onAnswer?()
        if response == GTK_RESPONSE_CLOSE {
            session.cancelEdits()
            onDiscard()
        } else {
            session.reveal(asked.row)
            updateQuestion()
        }
    }
}
