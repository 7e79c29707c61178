import CGtk
import FormCore

/// A `GtkDropDown` whose options are strings.
@MainActor
final class DropDown {
    let widget: Widget

    private let titles = gtk_string_list_new(nil)!
    private var selected: Signal.Connection?

    init() {
        widget = gtk_drop_down_new(titles, nil)
        let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
        gtk_drop_down_set_expression(widget.opaque, text)
        gtk_expression_unref(text)
        truncateLongTexts()
        _ = MenuPopup(of: widget)
    }

    /// Sets the function to call with the index of each option that the user chooses.
    func onChoice(_ signal: SignalName, _ choose: @escaping @MainActor (Int) -> Void) {
        selected = Signal.connectNotify(widget, "selected", signal) { [widget] in
            choose(Int(gtk_drop_down_get_selected(widget.opaque)))
        }
    }

    /// Replaces the options, and selects the option with the index `chosen`, or no option if `chosen` is `nil`.
    func show(_ texts: [String], chosen: Int?) {
        var texts: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(strdup($0.shortenedForDisplay)) } + [nil]
        defer { for text in texts { free(UnsafeMutableRawPointer(mutating: text)) } }
        silenced { gtk_string_list_splice(titles, 0, g_list_model_get_n_items(titles), &texts) }
        gtk_drop_down_set_enable_search(widget.opaque, texts.count - 1 > Self.longMenu ? 1 : 0)
        choose(chosen)
    }

    func choose(_ index: Int?) {
        let index = index.map(guint.init) ?? guint.max
        guard gtk_drop_down_get_selected(widget.opaque) != index else { return }
        silenced { gtk_drop_down_set_selected(widget.opaque, index) }
    }

    /// Names the button in the drop-down for assistive tools. The button has the focus but knows neither the row's
    /// title nor, in GTK 4.8, the chosen option, so `text` should contain both.
    func name(_ text: String) {
        for widget in namedWidgets {
            Accessible.name(widget, text)
            // Remove the label with the row's title, because it would take precedence over the name.
            gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        }
    }

    func describe(_ text: String) {
        for widget in namedWidgets { Accessible.describe(widget, text) }
    }

    /// The button that takes the focus.
    var button: Widget { gtk_widget_get_first_child(widget) }

    /// The widgets that carry names and descriptions for assistive tools. Since GTK 4.18, the button also announces the
    /// name and description of the drop-down, so both widgets carry them.
    private var namedWidgets: [Widget] { gtk_check_version(4, 18, 0) == nil ? [button, widget] : [button] }

    private func silenced(_ change: () -> Void) {
        if let selected { selected.silenced(change) } else { change() }
    }

    /// Truncates the button's text if it is too long for the row. The list of options shows the text in full.
    private func truncateLongTexts() {
        let whole = gtk_drop_down_get_factory(widget.opaque)
        gtk_drop_down_set_list_factory(widget.opaque, whole)
        let truncating = Self.factory(
            markup: """
                <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
                <property name="ellipsize">end</property><property name="xalign">0</property>
                <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup>
                </lookup></binding></object></property></template></interface>
                """)
        gtk_drop_down_set_factory(widget.opaque, truncating)
        g_object_unref(UnsafeMutableRawPointer(truncating))
    }

    private static func factory(markup: String) -> OpaquePointer? {
        let data = g_bytes_new(markup, gsize(markup.utf8.count))
        defer { g_bytes_unref(data) }
        return gtk_builder_list_item_factory_new_from_bytes(nil, data)
    }

    /// A drop-down with more options than this has a search field.
    private static let longMenu = 12
}
