import CGtk
import FormCore

/// The dialogs over the window.
extension FormWindow {
    /// The window in front of the user: the topmost dialog, or the form's window.
    var top: Widget { dialogs.last?.widget ?? widget }

    /// Opens and closes dialogs to match the session.
    func updateDialogs() {
        let count = session.windows.count - 1
        if dialogs.count > count {
            // GTK closes a question together with the dialog under it, without a signal.
            if let question, dialogs[count...].contains(where: { $0.widget.isUnder(question) }) { withdrawQuestion() }
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

    /// Closes the topmost dialog without applying its edits. If edits would be lost, asks the user first.
    private func leaveDialog() {
        guard !raiseQuestion() else { return }
        guard let asked = session.questionBeforeCancelling() else { return session.cancelEdits() }
        ask(asked) {}
    }
}

@MainActor
extension Widget {
    /// Returns true if `other` is directly over this window.
    fileprivate func isUnder(_ other: Widget) -> Bool {
        gtk_window_get_transient_for(other.cast()).map(UnsafeMutableRawPointer.init) == UnsafeMutableRawPointer(self)
    }
}
