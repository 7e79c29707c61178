import CGtk
import FormCore

/// The search buttons in the header bars, and the search bar, which is created lazily.
///
/// Ctrl+F also opens the search, and so does typing while no text field has the focus. If there is a search field above
/// the focused row, for the items of a list or for many options, the typed text goes to that field and not to the
/// search bar.
@MainActor
final class SearchView {
    /// Moves the focus to the first search result.
    var goToResults: (@MainActor () -> Void)?

    /// Returns the search field above the focused row, or `nil` if there is none.
    var filterAboveFocus: (@MainActor () -> FilterView?)?

    private let session: FormSession
    private let content: Widget
    private var bar: SearchBarView?
    private var buttons: [(widget: Widget, toggled: Signal.Connection)] = []
    /// True if the next letter may be meant for a secret that the user was typing.
    private var mayFollowSecret = false

    /// - Parameters:
    ///   - session: The form that is searched.
    ///   - content: The box that the search bar is added to, at the top.
    init(_ session: FormSession, in content: Widget) {
        self.session = session
        self.content = content
    }

    /// Makes a button that begins and ends the search.
    func makeButton() -> Widget {
        let button = gtk_toggle_button_new()!
        button.addClass("form-search-button")
        gtk_button_set_icon_name(button.cast(), "edit-find-symbolic")
        gtk_widget_set_focus_on_click(button, 0)
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Accessible.nameIcon(button, translated("Search"))
        let toggled = Signal.connect(button, "toggled", .searchToggled) { [weak session] in
            session?.search(gtk_toggle_button_get_active(button.cast()) != 0 ? "" : nil)
        }
        buttons.append((button, toggled))
        return button
    }

    /// Updates the buttons and the search bar to match the session's search.
    func update() {
        let isOn = session.searchText != nil
        for (button, toggled) in buttons {
            toggled.silenced { gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0) }
        }
        if isOn { openBar().update() } else { bar?.update() }
    }

    /// Starts a search, or selects the text of the current search.
    func open() {
        if session.searchText == nil { session.search("") }
        openBar().focus(selectingAll: true)
    }

    /// Moves the focus to the search text, with the cursor where it was.
    func focus() {
        bar?.focus()
    }

    /// Called with each key before the key is handled. Keeps the letters of a secret out of the search.
    ///
    /// A user who types a secret may not notice that the focus has moved, for example to the button that reveals the
    /// secret or, after Return, to another page. The next letters may then belong to the secret. So they start a search
    /// only after the user has moved the focus with a key or opened a page.
    ///
    /// - Parameter isInSecret: True if the focus is in a row with a field for a secret.
    func watch(_ key: Key, isInSecret: Bool) {
        if isInSecret, key.isText { mayFollowSecret = true }
        if !isInSecret, key.movesFocus { mayFollowSecret = false }
    }

    /// Called when the user has opened a page. Letters typed after that don't belong to a secret.
    func pageOpened() {
        mayFollowSecret = false
    }

    /// Starts or continues a search with a key that was pressed outside a text field. Returns true if the key has been
    /// used.
    ///
    /// While the search bar slides in, the next letters may be passed to this function as well, although the search
    /// field already has the focus, because GTK 4.24 passes no keys to the field during that time.
    func take(_ key: Key) -> Bool {
        guard key.isText, !mayFollowSecret else { return false }
        if filterAboveFocus?()?.take(key) == true { return true }
        guard openBar().take(key) else { return false }
        // A dead key, such as one for an accent, has typed nothing yet, so the search has to be started explicitly.
        if session.searchText == nil { session.search("") }
        focus()
        return true
    }

    private func openBar() -> SearchBarView {
        if let bar { return bar }
        let bar = SearchBarView(session) { [weak self] in self?.goToResults?() }
        gtk_box_prepend(content.cast(), bar.widget)
        self.bar = bar
        return bar
    }
}
