import CGtk
import FormCore
import Glibc

/// How the application ends without losing a setting.
extension FormApplication {
    /// Whether the window has to stay, because its settings are still to be saved.
    func keepsWindow() -> Bool {
        guard let keeper, !isEnding, keeper.hasUnsaved else { return false }
        Task { [weak self] in
            let isSaved = await keeper.save()
            if isSaved { self?.endNow() } else { self?.askBeforeEnding(keeper) }
        }
        return true
    }

    /// Saves when no window waits any more.
    func saveAtEnd() {
        guard let keeper, !keeper.saveNow(), let sentence = keeper.failure else { return }
        var line = "\(translated(sentence))\n"
        _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private func endNow() {
        isEnding = true
        closeWindow()
    }

    private func askBeforeEnding(_ keeper: any StateKeeper) {
        guard dialog == nil, let window else { return }
        let dialog = makeMessageDialog(
            over: window.widget,
            translated("Your last changes are not saved"),
            keeper.failure.map(translated) ?? "")
        self.dialog = dialog
        for (title, response) in [
            (translated("_Cancel"), GTK_RESPONSE_CANCEL), (translated("_Quit Anyway"), GTK_RESPONSE_CLOSE),
            (translated("_Try Again"), GTK_RESPONSE_APPLY),
        ] {
            Accessible.nameByLabel(gtk_dialog_add_button(dialog.cast(), title, response.rawValue))
        }
        gtk_dialog_get_widget_for_response(dialog.cast(), GTK_RESPONSE_CLOSE.rawValue)?
            .addClass("destructive-action")
        gtk_dialog_set_default_response(dialog.cast(), GTK_RESPONSE_APPLY.rawValue)
        Signal.connectResponse(dialog, .dialogAnswered) { [weak self] response in
            self?.dialog = nil
            gtk_window_destroy(dialog.cast())
            switch GtkResponseType(response) {
            case GTK_RESPONSE_CLOSE: self?.endNow()
            case GTK_RESPONSE_APPLY: self?.closeWindow()
            default: break
            }
        }
        gtk_window_present(dialog.cast())
    }

    /// A question over a window; the function that makes one takes any number of arguments, so its
    /// properties are set.
    private func makeMessageDialog(over window: Widget, _ title: String, _ text: String) -> Widget {
        let object = g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)!
        let dialog = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        Property.set(object, "text", to: title)
        Property.set(object, "secondary-text", to: text)
        gtk_window_set_transient_for(dialog.cast(), window.cast())
        gtk_window_set_modal(dialog.cast(), 1)
        return dialog
    }
}
