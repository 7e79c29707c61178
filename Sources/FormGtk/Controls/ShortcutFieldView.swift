import CGtk
import FormCore

/// A button that shows a keyboard shortcut and can record another one. While the field records, the window passes each
/// pressed key to the field.
@MainActor
final class ShortcutFieldView: ControlView {
    let widget = gtk_button_new()!
    var focus: Widget { widget }

    private let field: ShortcutField
    private let label = makeLabel("", class: "form-keys")
    private var title = ""

    init(_ field: ShortcutField) {
        self.field = field
        widget.addClass("form-shortcut")
        gtk_label_set_xalign(label.opaque, 0.5)
        gtk_button_set_child(widget.cast(), label)
        Signal.connect(widget, "clicked", .shortcutClicked) { [weak self] in self?.clicked() }
        Signal.connectKeys(widget, .shortcutKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
        Signal.connectReleases(widget, .shortcutReleased) { [weak field] in field?.release($0) }
        Signal.connectFocusLeave(widget, .shortcutLeft) { [weak field] in field?.endRecording() }
        ShortcutField.Property.allCases.forEach(update)
        field.show(as: "shortcutField") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) {
        self.title = title
        // The accessible name that is set below contains the text of the label, so the label must not name the button
        // as well.
        gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        nameButton()
    }

    private func clicked() {
        // A mnemonic and assistive tools click the button without giving it the focus.
        if !widget.containsFocus { gtk_widget_grab_focus(widget) }
        if field.isRecording { field.endRecording() } else { field.beginRecording() }
    }

    /// Handles Escape, and begins recording when Return or the space bar is pressed. GTK's own key binding would begin
    /// a quarter of a second later, and the first recorded keys would be lost.
    private func press(_ key: Key) -> Bool {
        if key.matches(GDK_KEY_Escape) { return field.cancel() }
        guard key.matches(GDK_KEY_Return) || key.matches(GDK_KEY_space) else { return false }
        field.beginRecording(with: key.shortcut)
        return true
    }

    private func update(_ property: ShortcutField.Property) {
        switch property {
        case .text:
            label.setLabelText(field.text)
            nameButton()
        case .isRecording:
            widget.setClass("form-recording", field.isRecording)
            if field.isRecording { Announcement.say(widget, field.text) }
        }
    }

    private func nameButton() { Accessible.name(widget, "\(title): \(field.text)") }
}

extension ShortcutField {
    /// Records a key while the field is recording.
    ///
    /// - Returns: True if the key has been handled and must have no other effect.
    func press(_ key: Key) -> Bool {
        guard key.isModifier else { return press(key.shortcut) }
        if isRecording { held = key.held.union(key.modifier) }
        return isRecording
    }

    fileprivate func release(_ key: Key) {
        if key.isModifier { held.subtract(key.modifier) } else { release(key.shortcut) }
    }
}
