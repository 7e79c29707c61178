import CGtk
import FormGtk
import FormTesting

/// Closes the window, and answers the question that the window asks before it closes.
extension GtkUser {
    public func closeWindow() throws {
        gtk_window_close(formWindow.widget.cast())
        processEvents()
    }

    /// Closes the dialog without pressing one of its buttons, as closing it from the desktop's list of windows does.
    public func closeDialog() throws {
        gtk_window_close(window.cast())
        processEvents()
    }

    public var isWindowOpen: Bool { formWindow.widget.isShown }

    public var question: String? {
        dialog.map { dialog in
            let message: UnsafeMutablePointer<GtkMessageDialog> = dialog.cast()
            return gtk_message_dialog_get_message_area(message).children.filter(\.isShown)
                .map { String(cString: gtk_label_get_text($0.opaque)) }.joined(separator: "\n")
        }
    }

    public func answerQuestion(_ title: String) throws {
        let button = dialog?.shown { widget in
            widget.isA(gtk_button_get_type())
                && gtk_button_get_label(widget.cast()).map { String(cString: $0).replacing("_", with: "") } == title
        }.first
        guard let button else { throw FormUserError.noAnswer(title) }
        click(button)
    }

    /// Closes the question without answering it, as pressing Escape or closing the question's window does.
    public func closeQuestion() throws {
        guard let dialog else { throw FormUserError("There is no question.") }
        gtk_window_close(dialog.cast())
        processEvents()
    }

    /// The question that is open over the window.
    private var dialog: Widget? { window.windowsOver.first { $0.isA(gtk_message_dialog_get_type()) } }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The windows that are open over this window.
    @MainActor
    package var windowsOver: [Widget] {
        let windows = gtk_window_get_toplevels()!
        return (0..<g_list_model_get_n_items(windows))
            .compactMap { index -> Widget? in
                guard let object = g_list_model_get_item(windows, index) else { return nil }
                defer { g_object_unref(object) }
                return object.assumingMemoryBound(to: GtkWidget.self)
            }
            .filter { window in
                window.isShown
                    && gtk_window_get_transient_for(window.cast()).map { UnsafeMutableRawPointer($0) }
                        == UnsafeMutableRawPointer(self)
            }
    }
}
