import CGtk
import FormCore

/// A `GtkDropDown` that shows a picker.
@MainActor
final class MenuView: ControlView {
    let widget: Widget
    var focus: Widget { widget }

    private let picker: Picker
    private let titles = gtk_string_list_new(nil)!
    private var selected: Signal.Connection?
    private var title = ""

    init(_ picker: Picker) {
        self.picker = picker
        widget = gtk_drop_down_new(titles, nil)
        layOut()
        selected = Signal.connectNotify(widget, "selected", .menuSelected) { [weak self] in self?.chosen() }
        Picker.Property.allCases.forEach(update)
        picker.show(as: "picker") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) {
        self.title = title
        nameButton()
    }

    // The focus is on the button in the menu.
    func describe(_ text: String) { Accessible.describe(button ?? widget, text) }

    func markInvalid(_ isInvalid: Bool) { Accessible.markInvalid(button ?? widget, isInvalid) }

    /// The button's text is cut where it is too long for the row; in the list it is whole.
    private func layOut() {
        let whole = gtk_drop_down_get_factory(widget.opaque)
        gtk_drop_down_set_list_factory(widget.opaque, whole)
        let cut = Self.factory(markup: """
            <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
            <property name="ellipsize">end</property><property name="xalign">0</property>
            <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup>
            </lookup></binding></object></property></template></interface>
            """)
        gtk_drop_down_set_factory(widget.opaque, cut)
        g_object_unref(UnsafeMutableRawPointer(cut))
        let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
        gtk_drop_down_set_expression(widget.opaque, text)
        gtk_expression_unref(text)
        _ = MenuPopup(of: widget)
    }

    private func chosen() {
        picker.choose(at: Int(gtk_drop_down_get_selected(widget.opaque)))
        update(.chosen)
    }

    private func update(_ property: Picker.Property) {
        selected?.silenced {
            switch property {
            case .options:
                var texts: [UnsafePointer<CChar>?] = picker.options.map { UnsafePointer(strdup($0.title)) } + [nil]
                defer { for text in texts { free(UnsafeMutableRawPointer(mutating: text)) } }
                let count = g_list_model_get_n_items(titles)
                gtk_string_list_splice(titles, 0, count, &texts)
                gtk_drop_down_set_enable_search(widget.opaque, picker.options.count > Self.longMenu ? 1 : 0)
                select()
            case .chosen: select()
            }
        }
    }

    private func select() {
        let place = picker.chosen.map(guint.init) ?? guint.max
        if gtk_drop_down_get_selected(widget.opaque) != place { gtk_drop_down_set_selected(widget.opaque, place) }
        nameButton()
    }

    /// The focus is on the menu's button, which knows neither the row's title nor, in GTK 4.8, what is chosen.
    private func nameButton() {
        guard let button else { return }
        Accessible.name(button, picker.text.isEmpty ? title : "\(title): \(picker.text)")
    }

    private var button: Widget? { gtk_widget_get_first_child(widget) }

    /// More options than this have a field to search in.
    private static let longMenu = 12

    private static func factory(markup: String) -> OpaquePointer? {
        let data = g_bytes_new(markup, gsize(markup.utf8.count))
        defer { g_bytes_unref(data) }
        return gtk_builder_list_item_factory_new_from_bytes(nil, data)
    }
}
