import CGtk
import FormCore

/// A `GtkColorButton` that shows a colour and opens a colour dialog.
@MainActor
final class ColorButton: ChooserButton {
    let widget = gtk_color_button_new()!

    private let chooser: ChooserField<Color>
    private let entry: Widget

    /// - Parameter entry: The widget that gets the focus once the user has chosen a colour.
    init(_ chooser: ChooserField<Color>, entry: Widget) {
        self.chooser = chooser
        self.entry = entry
        gtk_color_chooser_set_use_alpha(widget.opaque, 1)
        gtk_widget_set_tooltip_text(widget, translated("Choose a Colour"))
        // The focus goes to a button inside the widget, so that button is named.
        if let inner = gtk_widget_get_first_child(widget) { Accessible.name(inner, translated("Choose a Colour")) }
        Signal.connect(widget, "color-set", .colorSet) { [weak self] in self?.colorSet() }
        update(.value)
        chooser.show(as: "chooser") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) { gtk_color_button_set_title(widget.opaque, title) }

    private func colorSet() {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(widget.opaque, &color)
        entry.grabFocusWithoutSelecting()
        chooser.choose(value: Color(color))
        // Show the previous colour again if the form has refused the choice.
        update(.value)
    }

    private func update(_ property: ChooserField<Color>.Property) {
        switch property {
        case .value:
            guard let color = chooser.chosen else { return }
            var rgba = GdkRGBA(color)
            gtk_color_chooser_set_rgba(widget.opaque, &rgba)
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
