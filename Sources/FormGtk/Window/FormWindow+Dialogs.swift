import CGtk
import FormCore

/// The dialogs over the window.
extension FormWindow {
    /// What the person uses now: the dialog on top, or the window itself.
    var top: Widget { dialogs.last?.widget ?? widget }

    /// Shows the dialogs that are open, and no others.
    func updateDialogs() {
        let count = session.windows.count - 1
        if dialogs.count > count { dialogs.removeSubrange(count...) }
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
