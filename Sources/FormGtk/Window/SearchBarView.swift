import CGtk
import FormCore

/// A `GtkSearchBar` that shows the text of a form's search.
@MainActor
final class SearchBarView {
    let widget = gtk_search_bar_new()!

    private let session: FormSession
    private let entry = gtk_search_entry_new()!
    private var changed: Signal.Connection?

    /// - Parameters:
    ///   - session: The form that is searched.
    ///   - goToResults: Moves the focus to the first result.
    init(_ session: FormSession, goToResults: @escaping @MainActor () -> Void) {
        self.session = session
        widget.addClass("form-search")
        gtk_search_bar_set_child(widget.opaque, entry)
        gtk_search_bar_connect_entry(widget.opaque, entry.opaque)
        // Makes the entry as wide as the rows, if there is room.
        gtk_editable_set_max_width_chars(entry.opaque, 63)
        Accessible.name(entry, translated("Search"))
        connect(goToResults)
    }

    /// Opens or closes the bar and updates its text to match the session's search.
    func update() {
        let isOn = session.searchText != nil
        if isOn != isOpen { gtk_search_bar_set_search_mode(widget.opaque, isOn ? 1 : 0) }
        if isOn, text != session.searchText {
            changed?.silenced { gtk_editable_set_text(entry.opaque, session.searchText) }
            gtk_editable_set_position(entry.opaque, -1)
        }
    }

    func focus(selectingAll: Bool = false) {
        gtk_widget_grab_focus(entry)
        if selectingAll { gtk_editable_select_region(entry.opaque, 0, -1) }
    }

    /// Forwards to the entry a key that was pressed outside it. Returns true if the entry has handled the key.
    func take(_ key: Key) -> Bool {
        // The text widget inside the entry handles the keys.
        key.forward(to: UnsafeMutablePointer(gtk_editable_get_delegate(entry.opaque)))
    }

    private func connect(_ goToResults: @escaping @MainActor () -> Void) {
        changed = Signal.connect(entry, "changed", .searchChanged) { [weak self] in self?.textChanged() }
        Signal.connect(entry, "activate", .searchActivated) { [weak session] in
            session?.searchPage?.sections.first?.cells.first?.select()
        }
        // Escape in the entry closes the bar, which ends the search.
        Signal.connectNotify(widget, "search-mode-enabled", .searchClosed) { [weak self] in
            if let self, !isOpen { session.search(nil) }
        }
        Signal.connectKeys(entry, .searchKey) { key in
            guard key.matches(GDK_KEY_Down) || key.matches(GDK_KEY_Page_Down) else { return false }
            goToResults()
            return true
        }
    }

    private func textChanged() {
        // GTK empties the entry when it closes the bar. That change must not start a new search.
        if isOpen || !text.isEmpty { session.search(text) }
    }

    private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private var isOpen: Bool { gtk_search_bar_get_search_mode(widget.opaque) != 0 }
}
