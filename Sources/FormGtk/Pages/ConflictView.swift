import CGtk
import FormCore

/// Shows, below a row, that another program has changed the row's value as well. A button for each of the two values
/// lets the user choose one of them.
@MainActor
final class ConflictView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-conflict")
    private let label = makeLabel("", class: "form-conflict-text")
    private let choices: [(choice: ConflictChoice, button: Widget)]

    init(_ cell: FormCell) {
        let buttons = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-conflict-buttons")
        choices = [(ConflictChoice.mine, "form-conflict-mine"), (.theirs, "form-conflict-theirs")].map { choice, name in
            let button = makeButton("", class: name)
            gtk_widget_set_focus_on_click(button, 0)
            Signal.connect(button, "clicked", .conflictClicked) { [weak cell] in cell?.resolveConflict(choice) }
            buttons.append(button)
            return (choice, button)
        }
        WrappingLayout.arrange(in: buttons, spacing: 8)
        widget.append(label)
        widget.append(buttons)
    }

    /// Shows the conflicting change and the two choices; hides the view if there is no conflict.
    func show(_ cell: FormCell) {
        widget.setVisible(cell.conflict != nil)
        label.setLabelText(cell.conflictText)
        for (choice, button) in choices {
            if let title = cell.conflictTitle(of: choice) { button.setButtonText(title) }
        }
    }
}
