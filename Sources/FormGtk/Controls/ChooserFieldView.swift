import CGtk
import FormCore

/// An entry with a button behind it that opens what the value can be chosen in.
@MainActor
final class ChooserFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-chooser")
    var focus: Widget { entry.focus }
    var text: TextFieldView? { entry }

    private let entry: TextFieldView
    private let button: any ChooserButton

    /// - Parameters:
    ///   - name: The class of the whole, by which it is found.
    ///   - row: The row that the field will stand in; the field is left when the focus leaves the row.
    ///   - makeButton: Makes the button. It takes the entry, which has the focus once something is chosen.
    init(_ field: TextField, class name: String, row: Widget, makeButton: (Widget) -> any ChooserButton) {
        entry = TextFieldView(field, row: row)
        button = makeButton(entry.focus)
        widget.addClass(name)
        widget.append(entry.widget)
        widget.append(button.widget)
        gtk_widget_set_hexpand(entry.widget, 1)
        // As wide as a field without a button.
        gtk_widget_set_hexpand(widget, 0)
    }

    func titleChanged(_ title: String) { button.titleChanged(title) }
}

/// A button that opens what a value can be chosen in.
@MainActor
protocol ChooserButton: AnyObject {
    var widget: Widget { get }

    /// Takes over the row's title, where what is opened has one.
    func titleChanged(_ title: String)
}

extension ChooserButton {
    func titleChanged(_ title: String) {}
}
