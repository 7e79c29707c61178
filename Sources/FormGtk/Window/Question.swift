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
            if let label = gtk_button_get_child(button.cast()) {
                label.wrapLabel(PANGO_WRAP_WORD)
                gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            }
            gtk_widget_set_hexpand(button, 1)
            // The buttons go below each other where there is no room side by side.
            if let box = gtk_widget_get_parent(button) { WrappingLayout.arrange(in: box) }
        }
        gtk_dialog_set_default_response(dialog.cast(), standard.rawValue)
        Signal.connectResponse(dialog, .dialogAnswered) { response in
            // First remove the dialog's reference to the window under it: the handler may close that window, but the
            // dialog exists until the signal has been handled.
            gtk_window_set_transient_for(dialog.cast(), nil)
            gtk_window_destroy(dialog.cast())
            handler(GtkResponseType(response))
        }
        dialog.fitOver(window)
        gtk_window_present(dialog.cast())
        return dialog
    }

    /// Sets the texts of a question.
    static func show(_ title: String, _ text: String, in dialog: Widget) {
        Property.set(UnsafeMutableRawPointer(dialog), "text", to: title.shortenedForDisplay)
        Property.set(UnsafeMutableRawPointer(dialog), "secondary-text", to: text.shortenedForDisplay)
        Accessible.name(dialog, title)
        Accessible.describe(dialog, text)
    }

    /// Creates the dialog and sets its properties one by one, because GTK's function for creating such a dialog is
    /// variadic, and Swift can't call it.
    private static func makeMessageDialog(over window: Widget, _ title: String, _ text: String) -> Widget {
        let object = g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)!
        let dialog = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        dialog.addClass("form-question")
        StyleSheet.markTheme(of: dialog)
        FocusRing.keep(in: dialog)
        show(title, text, in: dialog)
        if let message = gtk_message_dialog_get_message_area(dialog.cast()) {
            message.wrapLabelsBelow()
            // GTK centres a text of one line, but not the lines of a longer one.
            for label in message.children { gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER) }
        }
        makeTextScroll(in: dialog)
        gtk_window_set_transient_for(dialog.cast(), window.cast())
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_window_set_destroy_with_parent(dialog.cast(), 1)
        return dialog
    }

    /// Lets the user scroll the text if the screen is too small for it.
    private static func makeTextScroll(in dialog: Widget) {
        let message: UnsafeMutablePointer<GtkMessageDialog> = dialog.cast()
        guard let text = gtk_message_dialog_get_message_area(message), let parent = gtk_widget_get_parent(text) else {
            return
        }
        let scrolled = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        // The focus begins in a button.
        gtk_widget_set_focusable(scrolled, 0)
        g_object_ref(text)
        gtk_box_remove(parent.cast(), text)
        gtk_scrolled_window_set_child(scrolled.opaque, text)
        g_object_unref(text)
        // A scrolled window doesn't know that the height of its text depends on its width.
        let box = makeBox(GTK_ORIENTATION_VERTICAL)
        box.append(scrolled)
        Layout.set(
            of: box, isHeightForWidth: true,
            measure: { orientation, size in
                // GTK asks for the width at the height of a small window, at which the text would be too wide.
                let width = text.measured(GTK_ORIENTATION_HORIZONTAL)
                guard orientation == GTK_ORIENTATION_VERTICAL else { return width }
                // The minimum is that of any width: GTK 4.18 compares it with the natural height at another one.
                let least = min(text.measured(orientation, for: width.natural).natural, leastTextHeight)
                return (least, max(least, text.measured(orientation, for: size).natural))
            },
            allocate: { width, height in
                // The arrow keys scroll it while it has the focus.
                let isTooLong = text.measured(GTK_ORIENTATION_VERTICAL, for: width).minimum > height
                gtk_widget_set_focusable(scrolled, isTooLong ? 1 : 0)
                scrolled.allocate(width: width, height: height)
            })
        gtk_widget_set_margin_top(box, 12)
        gtk_widget_set_margin_bottom(box, 12)
        gtk_widget_set_hexpand(box, 1)
        gtk_widget_set_vexpand(box, 1)
        gtk_box_prepend(parent.cast(), box)
    }

    /// The height of the text that is visible on the smallest screen, in pixels.
    private static let leastTextHeight: Int32 = 64
}
