import CGtk
import FormCore

/// A `GtkSpinButton` that shows a number field, followed by the unit.
///
/// The spin button holds the number for its buttons, its keys and assistive tools. Its text is parsed and formatted by
/// the text field and not by GTK.
@MainActor
final class NumberFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-number")
    var focus: Widget { spin }
    let text: TextFieldView?

    private let spin = gtk_spin_button_new(nil, 0, 0)!
    private let field: NumberField
    private var spun: Signal.Connection?

    /// - Parameters:
    ///   - row: The row that contains the field; the text is committed when the focus leaves the row.
    ///   - units: The widget for choosing the unit; `nil` if there is no choice.
    init(_ field: NumberField, row: Widget, units: Widget? = nil) {
        self.field = field
        // Connect this signal before the text field is made, because the text field immediately writes its text into
        // the spin button.
        Signal.connectRequest(spin, "output", .numberWritten) { true }
        text = TextFieldView(field.textField, in: spin, row: row)
        layOut(units ?? field.unit.map { makeLabel($0, class: "form-unit") })
        Signal.connectInput(spin, .numberRead) { [weak field] in field?.number ?? 0 }
        spun = Signal.connect(spin, "value-changed", .numberSpun) { [weak self] in self?.numberSpun() }
        Signal.connect(spin, "changed", .numberTyped) { [weak self] in self?.showNumber() }
        showNumber()
    }

    // In GTK 4.8, assistive tools receive a value only as a number, without its unit, so the unit is spoken separately.
    var spokenTexts: [String] { [field.unit].compactMap(\.self) + (text?.spokenTexts ?? []) }

    private func layOut(_ unit: Widget?) {
        gtk_editable_set_width_chars(spin.opaque, field.entryWidth)
        spin.passScrollToPage()
        LineLayout.arrange(in: widget, spacing: 8)
        widget.append(spin)
        if let unit { widget.append(unit) }
    }

    private func numberSpun() {
        field.move(to: gtk_spin_button_get_value(spin.opaque))
        showNumber()
    }

    /// Sets the spin button to the number in the field.
    func showNumber() {
        let (number, range) = (field.number, field.range)
        spun?.silenced {
            gtk_adjustment_configure(
                gtk_spin_button_get_adjustment(spin.opaque), number, min(range.lowerBound, number),
                max(range.upperBound, number), field.step, field.pageStep, 0)
        }
        Accessible.setValueText(spin, field.shownText)
    }
}

extension NumberField {
    /// The number and its unit.
    var shownText: String { [textField.text, unit].compactMap(\.self).joined(separator: " ") }

    /// The width of the entry in characters. The text of a longer number scrolls.
    var entryWidth: gint { gint(min(longestLength, 10)) }
}
