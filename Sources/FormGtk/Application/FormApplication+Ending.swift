import CGtk
import FormCore
import Glibc

/// Saving before the application ends.
extension FormApplication {
    /// Returns true if the window has to stay open because there are unsaved changes, and starts to save them. If
    /// saving succeeds, the window closes; if it fails, a question asks the user what to do.
    ///
    /// Returns false if there is nothing to save, or if the window is closing after a successful save or because the
    /// user chose to quit anyway.
    func mustStayOpen() -> Bool {
        guard let keeper, !isEnding, keeper.hasUnsaved else { return false }
        Task { [weak self] in
            let isSaved = await keeper.save()
            if isSaved { self?.endNow() } else { self?.askBeforeEnding(keeper) }
        }
        return true
    }

    /// Saves when there is no window left in which the user could be asked what to do. A failure is written to standard
    /// error.
    func saveAtEnd() {
        guard let keeper, !keeper.saveNow(), let sentence = keeper.failure else { return }
        var line = "\(translated(sentence))\n"
        _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Saves when the program is about to end because the display is gone.
    func saveWithoutDisplay(_ session: FormSession) {
        // Save first without touching a widget: a widget that uses the display would end the program immediately.
        _ = keeper?.saveNow()
        session.commitDrafts()
        session.takeBackUneditedItems()
        saveAtEnd()
    }

    private func endNow() {
        isEnding = true
        closeWindow()
        // The window may still be open, because it first asks the user about edits that would be lost. So the next
        // attempt to close it has to check for unsaved changes again.
        isEnding = false
    }

    private func askBeforeEnding(_ keeper: any StateKeeper) {
        guard dialog == nil, let window else { return }
        dialog = Question.ask(
            over: window.widget, title: translated("Your last changes are not saved"),
            text: keeper.failure.map(translated) ?? "",
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(title: translated("_Quit Anyway"), response: GTK_RESPONSE_CLOSE, isDestructive: true),
                .init(title: translated("_Try Again"), response: GTK_RESPONSE_APPLY),
            ],
            standard: GTK_RESPONSE_APPLY
        ) { [weak self] response in
            self?.dialog = nil
            switch response {
            case GTK_RESPONSE_CLOSE: self?.endNow()
            case GTK_RESPONSE_APPLY: self?.closeWindow()
            default: break
            }
        }
    }

    /// Called when the desktop session is about to end. If the window has to ask the user something, the session's end
    /// is delayed until the user has answered.
    func sessionEnds() {
        guard inhibition == 0, let window, window.staysOpen() else { return }
        inhibition = gtk_application_inhibit(
            pointer, window.widget.cast(), GTK_APPLICATION_INHIBIT_LOGOUT,
            translated("Some changes would be lost"))
        window.onAnswer = { [weak self] in self?.letSessionEnd() }
    }

    private func letSessionEnd() {
        if inhibition != 0 { gtk_application_uninhibit(pointer, inhibition) }
        inhibition = 0
    }
}
