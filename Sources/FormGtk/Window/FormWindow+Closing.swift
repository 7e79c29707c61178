import CGtk
import FormCore

/// How the window closes without losing what the person has edited.
extension FormWindow {
    /// Whether the window has to stay, since the person is asked first.
    func staysOpen() -> Bool {
        if let question {
            gtk_window_present(question.cast())
            return true
        }
        guard let asked = session.questionBeforeClosing() else { return false }
        question = Question.ask(
            over: widget, title: asked.title, text: asked.text,
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(title: translated("_Discard"), response: GTK_RESPONSE_CLOSE, isDestructive: true),
            ],
            standard: GTK_RESPONSE_CANCEL
        ) { [weak self] response in
            self?.answered(response, asked)
        }
        return true
    }

    private func answered(_ response: GtkResponseType, _ asked: ClosingQuestion) {
        question = nil
        onAnswer?()
        if response == GTK_RESPONSE_CLOSE {
            session.cancelEdits()
            gtk_window_close(widget.cast())
        } else {
            session.reveal(asked.row)
            updateQuestion()
        }
    }
}
