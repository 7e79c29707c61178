import CGtk
import FormCore

/// A `GtkScale` that shows a number, followed by a small entry for the number and by the unit.
@MainActor
final class SliderView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-number", "form-slider")
    /// The scale, or the entry while it has a text that is not the value.
    var focus: Widget { field.textField.hasDraft ? entry : scale }
    let text: TextFieldView?

    private let scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)!
    private let entry = gtk_entry_new()!
    private let field: NumberField
    private var moved: Signal.Connection?

    /// - Parameter row: The row that contains the slider; the entry's text is committed when the focus leaves the row.
    init(_ field: NumberField, row: Widget) {
        self.field = field
        text = TextFieldView(field.textField, in: entry, row: row)
        layOut()
        moved = Signal.connect(scale, "value-changed", .sliderMoved) { [weak self] in self?.sliderMoved() }
        Signal.connect(entry, "changed", .sliderTyped) { [weak self] in self?.showNumber() }
        connectHolding()
        showNumber()
    }

    // Either of the two can have the focus.
    func describe(_ text: String) {
        for widget in [scale, entry] { Accessible.describe(widget, widget == focus ? text : nil) }
    }

    func markInvalid(_ isInvalid: Bool) {
        for widget in [scale, entry] { Accessible.markInvalid(widget, isInvalid) }
    }

    var mnemonicTarget: Widget { scale }

    func titleChanged(_ title: String) { Accessible.name(entry, title) }

    // In GTK 4.8, assistive tools receive a value only as a number, without its unit, so the unit is spoken separately.
    var spokenTexts: [String] { [field.unit].compactMap(\.self) + (text?.spokenTexts ?? []) }

    private func layOut() {
        gtk_scale_set_draw_value(scale.cast(), 0)
        // The field rounds the number to whole steps, so GTK must not round it.
        gtk_range_set_round_digits(scale.cast(), -1)
        for mark in field.marks {
            let title = mark.title.flatMap { g_markup_escape_text($0, -1) }
            gtk_scale_add_mark(scale.cast(), mark.number, GTK_POS_BOTTOM, title)
            g_free(title)
        }
        gtk_widget_set_margin_start(scale, roomForTitle(at: field.range.lowerBound))
        gtk_widget_set_margin_end(scale, roomForTitle(at: field.range.upperBound))
        gtk_editable_set_width_chars(entry.opaque, field.entryWidth)
        gtk_editable_set_max_width_chars(entry.opaque, field.entryWidth)
        gtk_widget_set_hexpand(scale, 1)
        gtk_widget_set_valign(entry, GTK_ALIGN_CENTER)
        scale.passScrollToPage()
        LineLayout.arrange(in: widget, spacing: 8)
        widget.append(scale)
        widget.append(entry)
        if let unit = field.unit { widget.append(makeLabel(unit, class: "form-unit")) }
    }

    /// Returns the margin that the scale needs at one end of its range, in pixels: half the width of the title of the
    /// mark at that end, or 0 if there is no such title. GTK centres the title on the end of the scale, so without the
    /// margin half of the title would cover the widget beside the scale.
    private func roomForTitle(at end: Double) -> gint {
        guard let title = field.marks.first(where: { $0.number == end })?.title else { return 0 }
        let layout = gtk_widget_create_pango_layout(scale, title)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var width: gint = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return width / 2
    }

    /// Records in the field whether the user is holding the slider with the pointer. The scale's own drag gesture
    /// reports this.
    private func connectHolding() {
        scale.forEachController(of: gtk_gesture_drag_get_type()) { gesture in
            let gesture = UnsafeMutableRawPointer(gesture)
            Signal.connectGesture(gesture, "drag-begin", .sliderHeld) { [weak field] in field?.isHeld = true }
            Signal.connectGesture(gesture, "drag-end", .sliderReleased) { [weak field] in field?.isHeld = false }
        }
    }

    private func sliderMoved() {
        field.move(to: gtk_range_get_value(scale.cast()))
        showNumber()
    }

    /// Moves the scale to the number in the entry, or to the nearest end of the range.
    private func showNumber() {
        let range = field.range
        moved?.silenced {
            gtk_adjustment_configure(
                gtk_range_get_adjustment(scale.cast()), min(max(field.number, range.lowerBound), range.upperBound),
                range.lowerBound, range.upperBound, field.step, field.pageStep, 0)
        }
        Accessible.setValueText(scale, field.shownText)
    }
}
