import CGtk
import FormCore

/// A `GtkSpinButton` with a drop-down of units beside it.
@MainActor
final class QuantityFieldView: ControlView {
    var widget: Widget { number.widget }
    var focus: Widget { number.focus }
    var text: TextFieldView? { number.text }

    private let field: QuantityField
    private let number: NumberFieldView
    private let menu = DropDown()
    private var title = ""
    private var unitChanged: @MainActor () -> Void = {}

    init(_ field: QuantityField, row: Widget) {
        self.field = field
        number = NumberFieldView(field.numberField, row: row, units: menu.widget)
        widget.addClass("form-quantity")
        gtk_widget_set_valign(menu.widget, GTK_ALIGN_CENTER)
        menu.show(field.units, chosen: field.unit)
        menu.onChoice(.unitSelected) { [weak self] in self?.chooseUnit(at: $0) }
        field.show(as: "quantityField") { [weak self] _ in self?.showUnit() }
    }

    /// Names only the drop-down, which takes the focus separately from the entry. The entry needs no name, because the
    /// row's title labels it.
    func titleChanged(_ title: String) {
        self.title = title
        nameMenu()
    }

    var spokenTexts: [String] { number.spokenTexts }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) {
        unitChanged = handler
        number.onSpokenTexts(handler)
    }

    private func chooseUnit(at index: Int) {
        field.chooseUnit(at: index)
        showUnit()
    }

    private func showUnit() {
        menu.choose(field.unit)
        number.showNumber()
        nameMenu()
        unitChanged()
    }

    private func nameMenu() { menu.name("\(title) – \(translated("Unit")): \(field.units[field.unit])") }
}
