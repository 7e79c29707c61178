import CGtk
import FormCore

/// A question over a window, with a button for each answer.
@MainActor
enum Question {
    /// A button of a question.
    struct Answer {
        /// The button's text, with its mnemonic.
        let title: String
        let response: GtkResponseType
        /// True if the answer discards something.
        var isDestructive = false
    }

    /// Shows a question, which closes when it is answered.
    ///
    /// - Parameters:
    ///   - window: The window that the question blocks until it is answered.
    ///   - title: The question in a few words.
    ///   - text: The details.
    ///   - answers: The buttons, in reading order.
    ///   - standard: The response given by pressing Return.
    ///   - handler: Called with the response of the chosen button. If the user closes the dialog without a button, for
    ///     example with Escape, it is called with a response that none of the buttons has.
    /// - Returns: The dialog, which GTK owns.
    static func ask(
        over window: Widget, title: String, text: String, answers: [Answer], standard: GtkResponseType,
        handler: @escaping @MainActor (GtkResponseType) -> Void
    ) -> Widget {
        let dialog = makeMessageDialog(over: window, title, text)
        for answer in answers {
            let button = gtk_dialog_add_button(dialog.cast(), answer.title, answer.response.rawValue)!
            Accessible.nameByLabel(button)
            if answer.isDestructive { button.addClass("destructive-action") }
        }
        gtk_dialog_set_default_response(dialog.cast(), standard.rawValue)
        Signal.connectResponse(dialog, .dialogAnswered) { response in
            // First remove the dialog's reference to the window under it: the handler may close that window, but the
            // dialog exists until the signal has been handled.
            gtk_window_set_transient_for(dialog.cast(), nil)
            gtk_window_destroy(dialog.cast())
            handler(GtkResponseType(response))
        }
        gtk_window_present(dialog.cast())
        return dialog
    }

    /// Creates the dialog and sets its properties one by one, because GTK's function for creating such a dialog is
    /// variadic, and Swift can't call it.
    private static func makeMessageDialog(over window: Widget, _ title: String, _ text: String) -> Widget {
        let object = g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)!
        let dialog = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        dialog.addClass("form-question")
        StyleSheet.markTheme(of: dialog)
        FocusRing.keep(in: dialog)
        Property.set(object, "text", to: title)
        Property.set(object, "secondary-text", to: text)
        Accessible.name(dialog, title)
        Accessible.describe(dialog, text)
        gtk_window_set_transient_for(dialog.cast(), window.cast())
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_window_set_destroy_with_parent(dialog.cast(), 1)
        return dialog
    }
}
