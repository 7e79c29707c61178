import CGtk
import FormCore

/// A button in a row.
@MainActor
final class PushButtonView: ControlView {
    let widget = makeButton("", class: "form-push-button")
    var focus: Widget { widget }

    private let button: PushButton

    init(_ button: PushButton) {
        self.button = button
        if button.style != .normal { widget.addClass("form-\(button.style.rawValue)") }
        Signal.connect(widget, "clicked", .pushButtonClicked) { [weak button] in button?.press() }
        PushButton.Property.allCases.forEach(update)
        button.show(as: "pushButton") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) {
        // The button is named by its own title and not by the row's.
        gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        Accessible.name(widget, button.title ?? "")
    }

    private func update(_ property: PushButton.Property) {
        switch property {
        case .title:
            widget.setButtonText(button.title)
            Accessible.name(widget, button.title ?? "")
            let losesFocus = button.title == nil && widget.containsFocus
            widget.setVisible(button.title != nil)
            if losesFocus, let row = gtk_widget_get_ancestor(widget, gtk_list_box_row_get_type()) {
                gtk_widget_grab_focus(row)
            }
        }
    }
}
