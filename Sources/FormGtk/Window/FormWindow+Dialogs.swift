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
    /// The width of this window, without its frame. A dialog over it is at most as wide.
    var windowWidth: gint {
        let shown = gtk_widget_get_width(self)
        guard shown <= 0 else { return shown }
        var (width, height): (gint, gint) = (0, 0)
        gtk_window_get_default_size(cast(), &width, &height)
        return width
    }

    /// Makes this dialog, whose size follows its content, narrower if it would be wider than the window under it.
    func fitOver(_ window: Widget) {
        guard let content = gtk_window_get_child(cast()), window.windowWidth > 0,
            content.measured(GTK_ORIENTATION_HORIZONTAL).natural > window.windowWidth
        else { return }
        // GTK gives the default size only to a window that the user can resize.
        gtk_window_set_resizable(cast(), 1)
        gtk_window_set_default_size(cast(), window.windowWidth, -1)
    }

    /// Returns true if `other` is directly over this window.
    fileprivate func isUnder(_ other: Widget) -> Bool {
        gtk_window_get_transient_for(other.cast()).map(UnsafeMutableRawPointer.init) == UnsafeMutableRawPointer(self)
    }
}
