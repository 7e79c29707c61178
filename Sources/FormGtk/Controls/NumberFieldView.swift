import CGtk
import FormCore

/// A `GtkSpinButton` that shows a number field, with the unit behind it.
///
/// The spin button has the number for its buttons, its keys and assistive tools. Its text is that of the text field: it
/// never reads one itself, nor writes one.
@MainActor
final class NumberFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-number")
    var focus: Widget { spin }
    let text: TextFieldView?

    private let spin = gtk_spin_button_new(nil, 0, 0)!
    private let field: NumberField
    private var spun: Signal.Connection?

    /// - Parameters:
    ///   - row: The row that the field will stand in; the field is left when the focus leaves the row.
    ///   - units: What the unit is chosen in, where there is a choice.
    init(_ field: NumberField, row: Widget, units: Widget? = nil) {
        self.field = field
        // Connected first, since the text field shows its text at once.
        Signal.connectRequest(spin, "output", .numberWritten) { true }
        text = TextFieldView(field.textField, in: spin, row: row)
        layOut(units ?? field.unit.map { makeLabel($0, class: "form-unit") })
        Signal.connectInput(spin, .numberRead) { [weak field] in field?.number ?? 0 }
        spun = Signal.connect(spin, "value-changed", .numberSpun) { [weak self] in self?.numberSpun() }
        Signal.connect(spin, "changed", .numberTyped) { [weak self] in self?.showNumber() }
        showNumber()
    }

    // In GTK 4.8 assistive tools know a value as a number alone.
    var spokenTexts: [String] { [field.unit].compactMap(\.self) + (text?.spokenTexts ?? []) }

    private func layOut(_ unit: Widget?) {
        gtk_editable_set_width_chars(spin.opaque, gint(field.longestText))
        spin.leaveWheelToPage()
        widget.append(spin)
        if let unit { widget.append(unit) }
    }

    private func numberSpun() {
        field.move(to: gtk_spin_button_get_value(spin.opaque))
        showNumber()
    }

    /// Gives the spin button the number that stands in the field.
    func showNumber() {
        let (number, range) = (field.number, field.range)
        spun?.silenced {
            gtk_adjustment_configure(
                gtk_spin_button_get_adjustment(spin.opaque), number, min(range.lowerBound, number),
                max(range.upperBound, number), field.step, field.pageStep, 0)
        }
        Accessible.tellValue(spin, field.shownText)
    }
}

extension NumberField {
    /// The number and its unit.
    var shownText: String { [textField.text, unit].compactMap(\.self).joined(separator: " ") }

    /// How many characters there is room for; what is longer is scrolled.
    var longestText: Int { min([range.lowerBound, range.upperBound].map { "\($0)".count }.max() ?? 0, 10) }
}
