import CGtk
import FormCore

/// The symbol of a status row on a coloured disc; a spinner takes the symbol's place while the status is busy.
@MainActor
final class StatusTile {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-tile")
    // The words of the status say what the disc shows.
    private let image = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    private let spinner = gtk_spinner_new()!

    init() {
        for child in [image, spinner] {
            gtk_widget_set_hexpand(child, 1)
            gtk_widget_set_halign(child, GTK_ALIGN_CENTER)
            widget.append(child)
        }
    }

    func show(_ look: RowStatus.Look, symbol: String?) {
        for other in RowStatus.Look.allCases { widget.setClass("form-\(other.rawValue)", other == look) }
        gtk_image_set_from_icon_name(image.opaque, symbol)
        image.setVisible(look != .busy)
        spinner.setVisible(look == .busy)
        gtk_spinner_set_spinning(spinner.opaque, look == .busy ? 1 : 0)
    }
}
