import CGtk
import FormCore

/// A `GtkSpinButton` with a `GtkDropDown` of units beside it.
@MainActor
final class QuantityFieldView: ControlView {
    var widget: Widget { number.widget }
    var focus: Widget { number.focus }

    private let field: QuantityField
    private let number: NumberFieldView
    private let menu: Widget
    private var selected: Signal.Connection?
    private var title = ""
    private var tellUnit: @MainActor () -> Void = {}

    init(_ field: QuantityField, row: Widget) {
        self.field = field
        var titles: [UnsafePointer<CChar>?] = field.units.map { UnsafePointer(strdup($0)) } + [nil]
        defer { for title in titles { free(UnsafeMutableRawPointer(mutating: title)) } }
        menu = gtk_drop_down_new(gtk_string_list_new(&titles), nil)
        number = NumberFieldView(field.numberField, row: row, units: menu)
        gtk_widget_add_css_class(widget, "form-quantity")
        gtk_widget_set_valign(menu, GTK_ALIGN_CENTER)
        selected = Signal.connectNotify(menu, "selected", .unitSelected) { [weak self] in self?.chosen() }
        showUnit()
        field.show(as: "quantityField") { [weak self] _ in self?.showUnit() }
    }

    /// What is typed is the row's; the menu has the focus on its own.
    func titleChanged(_ title: String) {
        self.title = title
        nameMenu()
    }

    var spokenTexts: [String] { number.spokenTexts }

    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void) {
        tellUnit = tell
        number.onSpokenTexts(tell)
    }

    private var unit: String { field.units[field.unit] }

    private func chosen() {
        field.chooseUnit(at: Int(gtk_drop_down_get_selected(menu.opaque)))
        showUnit()
    }

    private func showUnit() {
        selected?.silenced { gtk_drop_down_set_selected(menu.opaque, guint(field.unit)) }
        number.showNumber()
        nameMenu()
        tellUnit()
    }

    /// The focus is on the menu's button, which knows neither the row's title nor, in GTK 4.8, what is chosen.
    private func nameMenu() {
        guard let button = gtk_widget_get_first_child(menu) else { return }
        Accessible.name(button, "\(title) – \(translated("Unit")): \(unit)")
    }
}
