import CGtk
import FormGtk
import FormTesting

/// Edits the text in fields.
extension GtkUser {
    public func focus(_ title: String) throws {
        guard let entry = WidgetControl(inRow: try usableRow(title))?.entry else {
            throw FormUserError("The row “\(title)” has no text field.")
        }
        gtk_widget_grab_focus(entry)
        processEvents()
    }

    public func type(_ text: String) throws {
        guard let focusedText else { throw FormUserError("No text field has the focus.") }
        selectAll()
        if text.isEmpty, !focusedText.text.isEmpty { press(GDK_KEY_BackSpace) }
        Keyboard(window: window).type(text)
        processEvents()
    }

    public func clear(_ title: String) throws {
        guard let control = WidgetControl(inRow: try usableRow(title)), control.kind == .textField, control.canClear
        else { throw FormUserError.noClearButton(in: title) }
        var values = [GValue(), GValue()]
        g_value_init(&values[0], control.widget.type)
        g_value_set_object(&values[0], control.widget)
        g_value_init(&values[1], gtk_entry_icon_position_get_type())
        g_value_set_enum(&values[1], Int32(GTK_ENTRY_ICON_SECONDARY.rawValue))
        g_signal_emitv(&values, g_signal_lookup("icon-release", control.widget.type), 0, nil)
        g_value_unset(&values[0])
        processEvents()
    }

    public func removeToken(_ text: String, from title: String) throws {
        let tokens = try usableRow(title).shown(class: "form-token")
        guard let token = tokens.first(where: { $0.text(ofClass: "form-token-text") == text }) else {
            throw FormUserError.noToken(text, in: title)
        }
        click(token.shown(class: "form-token-remove")[0])
    }

    public func generate(_ title: String) throws {
        guard let button = try usableRow(title).own(class: "form-generate").first else {
            throw FormUserError.noGenerateButton(in: title)
        }
        click(button)
    }

    public func toggleReveal(_ title: String) throws {
        guard let button = try usableRow(title).shown(class: "form-reveal").first else {
            throw FormUserError("The row “\(title)” has no secret to reveal.")
        }
        click(button)
    }

    private func selectAll() {
        if let view = focusedTextView {
            let buffer = gtk_text_view_get_buffer(view.cast())!
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            gtk_text_buffer_select_range(buffer, &start, &end)
        } else if let editable = focusedEditable {
            gtk_editable_select_region(editable, 0, -1)
        }
    }
}
