import CGtk
import FormCore

/// The dialogs over the window.
extension FormWindow {
    /// What the person uses now: the dialog on top, or the window itself.
    var top: Widget { dialogs.last?.widget ?? widget }

    /// Shows the dialogs that are open, and no others.
    func updateDialogs() {
        let count = session.windows.count - 1
        if dialogs.count > count {
            // GTK closes a question with the window that it stands over, and says nothing.
            if let question, dialogs[count...].contains(where: { $0.widget.isUnder(question) }) { takeQuestionAway() }
            dialogs.removeSubrange(count...)
            updateQuestion()
        }
        for dialog in dialogs { dialog.update() }
        while dialogs.count < count {
            let dialog = DialogView(session, number: dialogs.count + 1, over: top)
            dialog.leave = { [weak self] in self?.leaveDialog() }
            dialogs.append(dialog)
        }
    }

    /// Gives up what was edited in the dialog on top; where something would be lost, the person is asked first.
    private func leaveDialog() {
        guard !raiseQuestion() else { return }
        guard let asked = session.questionBeforeCancelling() else { return session.cancelEdits() }
        ask(asked) {}
    }
}

@MainActor
extension Widget {
    /// Whether another window stands over this one.
    fileprivate func isUnder(_ other: Widget) -> Bool {
        gtk_window_get_transient_for(other.cast()).map(UnsafeMutableRawPointer.init) == UnsafeMutableRawPointer(self)
    }
}
