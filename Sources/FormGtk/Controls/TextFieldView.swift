import CGtk
import FormCore

/// A `GtkEntry` that shows a text field, with a button that reveals it where it is a secret.
@MainActor
final class TextFieldView: ControlView {
    let widget: Widget
    var focus: Widget { entry }

    private let entry = gtk_entry_new()!
    private let reveal: Widget?
    private let field: TextField
    private let row: Widget
    private var changed: Signal.Connection?

    /// - Parameter row: The list box row that the field will stand in; the field is left when the focus
    ///   leaves the row.
    init(_ field: TextField, row: Widget) {
        self.field = field
        self.row = row
        reveal = field.isSecret ? gtk_button_new() : nil
        widget = field.isSecret ? makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-field") : entry
        if let reveal { layOut(reveal) }
        connect()
        TextField.Property.allCases.forEach(update)
        field.show(as: "textField") { [weak self] in self?.update($0) }
    }

    private func layOut(_ reveal: Widget) {
        let buffer = gtk_password_entry_buffer_new()!
        gtk_entry_set_buffer(entry.cast(), buffer)
        g_object_unref(buffer)
        gtk_entry_set_input_purpose(entry.cast(), GTK_INPUT_PURPOSE_PASSWORD)
        widget.append(entry)
        gtk_widget_set_hexpand(entry, 1)
        // Or the entry's wish would be the whole field's, which is then wider than one without a secret.
        gtk_widget_set_hexpand(widget, 0)
        reveal.addClass("flat")
        reveal.addClass("form-reveal")
        // Whoever looks at what they are typing goes on typing.
        gtk_widget_set_focus_on_click(reveal, 0)
        widget.append(reveal)
        Signal.connect(reveal, "clicked", .revealClicked) { [weak field] in field?.isRevealed.toggle() }
    }

    private func connect() {
        changed = Signal.connect(entry, "changed", .textChanged) { [weak self] in self?.textChanged() }
        Signal.connect(entry, "activate", .textActivated) { [weak self] in self?.field.activate() }
        Signal.connectFocusLeave(row, .textLeft) { [weak self] in self?.left() }
        Signal.connectKeys(row, .textKey) { [weak self] key in
            key.matches(GDK_KEY_Escape) && self?.field.cancel() == true
        }
        CodePointTyping.limit(in: entry)
    }

    private func textChanged() {
        field.edit(String(cString: gtk_editable_get_text(entry.opaque)))
    }

    /// The focus also leaves when another window is raised; then the person is not done with the field.
    private func left() {
        if !row.containsFocus { field.commit() }
    }

    private func replaceText() {
        gtk_editable_set_text(entry.opaque, field.text)
        forgetTyping()
    }

    /// Makes the text a new beginning: the entry's own undo takes back what the person types from now on.
    private func forgetTyping() {
        gtk_editable_set_enable_undo(entry.opaque, 0)
        gtk_editable_set_enable_undo(entry.opaque, 1)
    }

    private func update(_ property: TextField.Property) {
        switch property {
        case .text:
            guard !isSame(field.text, String(cString: gtk_editable_get_text(entry.opaque))) else { return }
            changed?.silenced { replaceText() }
            // A long text shows its beginning, unless the person is at its end.
            gtk_editable_set_position(entry.opaque, entry.containsFocus ? -1 : 0)
        case .hasDraft:
            if !field.hasDraft { forgetTyping() }
        case .isRevealed:
            guard let reveal else { return }
            gtk_entry_set_visibility(entry.cast(), field.isRevealed ? 1 : 0)
            let icon = field.isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic"
            gtk_button_set_icon_name(reveal.cast(), icon)
            Accessible.nameIcon(reveal, translated(field.isRevealed ? "Hide Text" : "Show Text"))
        }
    }
}
