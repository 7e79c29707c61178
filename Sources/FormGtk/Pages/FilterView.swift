import CGtk
import FormCore

/// A `GtkSearchEntry` above the rows of a section. It filters the items of a list or the options of a choice.
@MainActor
final class FilterView {
    let widget = gtk_search_entry_new()!

    /// The page that contains the section.
    weak var page: (any RowHost)?

    private let filter: RowFilter
    private weak var section: Section?
    private var changed: Signal.Connection?

    /// - Parameter section: The section whose rows are below the entry.
    init(_ filter: RowFilter, of section: Section) {
        self.filter = filter
        self.section = section
        widget.addClass("form-filter")
        // Distinguishes the entry from that of another filter in the section.
        gtk_widget_set_name(widget, filter.title)
        Property.set(widget, "placeholder-text", to: filter.prompt)
        Accessible.name(widget, filter.prompt)
        ignoreOwnKeys()
        connect()
        RowFilter.Property.allCases.forEach(update)
        filter.show(as: "filter") { [weak self] in self?.update($0) }
    }

    /// Detaches the entry from its filter, because the entry is removed while the filter stays.
    func release() { filter.observer = nil }

    /// True if the user is editing the entry's text. The entry then handles undo itself.
    var isEditing: Bool { widget.containsFocus && !filter.text.isEmpty }

    var isVisible: Bool { filter.isVisible }

    /// Forwards to the entry a key that was pressed on a row below it. If the entry handles the key, the entry gets the
    /// focus, and the function returns true.
    func take(_ key: Key) -> Bool {
        guard isVisible, key.forward(to: UnsafeMutablePointer(gtk_editable_get_delegate(widget.opaque))) else {
            return false
        }
        gtk_widget_grab_focus(widget)
        gtk_editable_set_position(widget.opaque, -1)
        return true
    }

    /// Disables the entry's own shortcuts. The entry would handle Escape even while it is empty, but Escape must then
    /// go back to the previous page.
    private func ignoreOwnKeys() {
        widget.forEachController(of: gtk_shortcut_controller_get_type()) {
            gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE)
        }
    }

    private func connect() {
        changed = Signal.connect(widget, "changed", .filterChanged) { [weak self] in self?.textChanged() }
        Signal.connectKeys(widget, .filterKey) { [weak self] in self?.press($0) ?? false }
    }

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    private func textChanged() { filter.text = text }

    private func press(_ key: Key) -> Bool {
        if key.matches(GDK_KEY_Escape), !filter.text.isEmpty {
            filter.text = ""
            return true
        }
        guard key.matches(GDK_KEY_Down) || key.matches(GDK_KEY_Page_Down) else { return false }
        if let first = section?.cells.first(where: \.isUsable) { page?.focus(first) }
        return true
    }

    private func update(_ property: RowFilter.Property) {
        switch property {
        case .text:
            guard !isSame(text, filter.text) else { return }
            changed?.silenced { gtk_editable_set_text(widget.opaque, filter.text) }
            gtk_editable_set_position(widget.opaque, -1)
        case .isVisible: widget.setVisible(filter.isVisible, on: page)
        }
    }
}
