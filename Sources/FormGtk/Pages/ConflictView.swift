import CGtk
import FormCore

/// What somebody else has made of a row's value, below the row, with a button for each of the two values.
@MainActor
final class ConflictView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-conflict")
    private let label = makeLabel("", class: "form-conflict-text", wraps: true)

    init(_ cell: FormCell) {
        let buttons = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-conflict-buttons")
        for (choice, title, name) in [
            (ConflictChoice.mine, translated("Keep Mine"), "form-conflict-mine"),
            (.theirs, translated("Use That"), "form-conflict-theirs"),
        ] {
            let button = gtk_button_new_with_label(title)!
            button.addClass(name)
            gtk_widget_set_focus_on_click(button, 0)
            Signal.connect(button, "clicked", .conflictClicked) { [weak cell] in cell?.settleConflict(choice) }
            buttons.append(button)
        }
        widget.append(label)
        widget.append(buttons)
    }

    /// - Parameter text: What they did; `nil` hides the view.
    func show(_ text: String?) {
        gtk_label_set_text(label.opaque, text ?? "")
        widget.setVisible(text != nil)
    }
}
