import CGtk
import FormCore

/// A `GtkSearchBar` under the header bar, and the button in the header bar that opens it.
///
/// Ctrl+F opens it as well, and so does typing while no text field has the focus.
@MainActor
final class SearchView {
    let widget = gtk_search_bar_new()!
    let button = gtk_toggle_button_new()!

    private let session: FormSession
    private let entry = gtk_search_entry_new()!
    private var changed: Signal.Connection?
    private var toggled: Signal.Connection?

    /// - Parameters:
    ///   - session: The form that is searched.
    ///   - goToResults: Puts the focus on the first result.
    init(_ session: FormSession, goToResults: @escaping @MainActor () -> Void) {
        self.session = session
        widget.addClass("form-search")
        gtk_search_bar_set_child(widget.opaque, entry)
        gtk_search_bar_connect_entry(widget.opaque, entry.opaque)
        // As wide as the rows, where there is room.
        gtk_editable_set_max_width_chars(entry.opaque, 63)
        Accessible.name(entry, translated("Search"))
        button.addClass("form-search-button")
        gtk_button_set_icon_name(button.cast(), "edit-find-symbolic")
        gtk_widget_set_focus_on_click(button, 0)
        Accessible.nameIcon(button, translated("Search"))
        connect(goToResults)
    }

    /// Takes over what the session searches for.
    func update() {
        let isOn = session.searchText != nil
        if isOn != isOpen { gtk_search_bar_set_search_mode(widget.opaque, isOn ? 1 : 0) }
        toggled?.silenced { gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0) }
        if isOn, text != session.searchText {
            changed?.silenced { gtk_editable_set_text(entry.opaque, session.searchText) }
            gtk_editable_set_position(entry.opaque, -1)
        }
    }

    /// Begins a search, or another one.
    func open() {
        if session.searchText == nil { session.search("") }
        gtk_widget_grab_focus(entry)
        gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Puts the focus back to where it was in what was typed so far.
    func focus() {
        gtk_widget_grab_focus(entry)
    }

    /// Begins a search with a key that was pressed where no text is typed, or goes on with it.
    func take(_ key: Key) -> Bool {
        guard key.isText, !entry.containsFocus, key.forward(to: delegate) else { return false }
        // An accent types nothing yet.
        if session.searchText == nil { session.search("") }
        focus()
        return true
    }

    private func connect(_ goToResults: @escaping @MainActor () -> Void) {
        changed = Signal.connect(entry, "changed", .searchChanged) { [weak self] in self?.textChanged() }
        toggled = Signal.connect(button, "toggled", .searchToggled) { [weak self] in self?.buttonToggled() }
        Signal.connect(entry, "activate", .searchActivated) { [weak session] in
            session?.searchPage?.sections.first?.cells.first?.select()
        }
        // Escape in the entry closes the bar.
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
        // GTK empties the entry when it closes the bar.
        if isOpen || !text.isEmpty { session.search(text) }
    }

    private func buttonToggled() {
        session.search(gtk_toggle_button_get_active(button.cast()) != 0 ? "" : nil)
    }

    private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private var isOpen: Bool { gtk_search_bar_get_search_mode(widget.opaque) != 0 }

    /// The text inside the entry, which takes the keys.
    private var delegate: Widget { UnsafeMutablePointer(gtk_editable_get_delegate(entry.opaque)) }
}
