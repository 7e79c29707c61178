import CGtk
import FormCore

/// An entry followed by a button that opens a chooser for the value.
@MainActor
final class ChooserFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-chooser")
    var focus: Widget { entry.focus }
    var text: TextFieldView? { entry }

    private let entry: TextFieldView
    private let button: any ChooserButton

    /// - Parameters:
    ///   - name: A CSS class that identifies the kind of field.
    ///   - row: The row that contains the field; the text is committed when the focus leaves the row.
    ///   - makeButton: Makes the button. Its argument is the entry, which gets the focus once the user has chosen a
    ///     value.
    init(_ field: TextField, class name: String, row: Widget, makeButton: (Widget) -> any ChooserButton) {
        entry = TextFieldView(field, row: row)
        button = makeButton(entry.focus)
        widget.addClass(name)
        widget.append(entry.widget)
        widget.append(button.widget)
        gtk_widget_set_hexpand(entry.widget, 1)
        // Keep the box from expanding with the entry, because the field would become wider than a field without a
        // button.
        gtk_widget_set_hexpand(widget, 0)
    }

    func titleChanged(_ title: String) { button.titleChanged(title) }
}

/// A button that opens a chooser for a value.
@MainActor
protocol ChooserButton: AnyObject {
    var widget: Widget { get }

    /// Called with the row's new title when the title changes. Needed only for a chooser whose dialog has the row's
    /// title.
    func titleChanged(_ title: String)
}

extension ChooserButton {
    func titleChanged(_ title: String) {}
}
