import CGtk
import FormCore

/// An entry for a colour, with a `GtkColorButton` that shows it.
@MainActor
final class ColorFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-chooser", "form-color-field")
    var focus: Widget { text.focus }

    private let text: TextFieldView
    private let chooser: ChooserField<Color>
    private let button = gtk_color_button_new()!

    init(_ chooser: ChooserField<Color>, row: Widget) {
        self.chooser = chooser
        text = TextFieldView(chooser.field, row: row)
        widget.append(text.widget)
        widget.append(button)
        gtk_widget_set_hexpand(text.widget, 1)
        // As wide as a field without a button.
        gtk_widget_set_hexpand(widget, 0)
        gtk_color_chooser_set_use_alpha(button.opaque, 1)
        gtk_widget_set_tooltip_text(button, translated("Choose a Colour"))
        // The focus is on a button in it.
        if let inner = gtk_widget_get_first_child(button) { Accessible.name(inner, translated("Choose a Colour")) }
        Signal.connect(button, "color-set", .colorSet) { [weak self] in self?.colorSet() }
        update(.value)
        chooser.show(as: "chooser") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) {
        text.titleChanged(title)
        gtk_color_button_set_title(button.opaque, title)
    }

    private func colorSet() {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(button.opaque, &color)
        gtk_widget_grab_focus(focus)
        chooser.choose(value: Color(color))
        // Where it was refused the button goes back.
        update(.value)
    }

    private func update(_ property: ChooserField<Color>.Property) {
        switch property {
        case .value:
            guard let color = chooser.chosen else { return }
            var rgba = GdkRGBA(color)
            gtk_color_chooser_set_rgba(button.opaque, &rgba)
        }
    }
}

extension Color {
    fileprivate init(_ color: GdkRGBA) {
        let byte = { (part: Float) in UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
    }
}

extension GdkRGBA {
    fileprivate init(_ color: Color) {
        let part = { (byte: UInt8) in Float(byte) / 255 }
        self.init(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha))
    }
}
