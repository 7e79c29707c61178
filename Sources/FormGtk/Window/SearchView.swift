import CGtk
import FormCore

/// The button in the header bar that opens the search, and the search bar, which is made when it is first
/// opened.
///
/// Ctrl+F opens it as well, and so does typing while no text field has the focus, unless that is below a search field of
/// a list or of many options.
@MainActor
final class SearchView {
    let button = gtk_toggle_button_new()!

    /// Puts the focus on the first result.
    var goToResults: (@MainActor () -> Void)?

    /// The search field above the row that has the focus.
    var filterAboveFocus: (@MainActor () -> FilterView?)?

    private let session: FormSession
    private let content: Widget
    private var bar: SearchBarView?
    private var toggled: Signal.Connection?
    /// Whether the next letter may be meant for a secret that the person was typing.
    private var mayFollowSecret = false

    /// - Parameters:
    ///   - session: The form that is searched.
    ///   - content: The box that the search bar stands in, above everything else.
    init(_ session: FormSession, in content: Widget) {
        self.session = session
        self.content = content
        button.addClass("form-search-button")
        gtk_button_set_icon_name(button.cast(), "edit-find-symbolic")
        gtk_widget_set_focus_on_click(button, 0)
        Accessible.nameIcon(button, translated("Search"))
        toggled = Signal.connect(button, "toggled", .searchToggled) { [weak self] in self?.buttonToggled() }
    }

    /// Takes over what the session searches for.
    func update() {
        let isOn = session.searchText != nil
        toggled?.silenced { gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0) }
        if isOn { openBar().update() } else { bar?.update() }
    }

    /// Begins a search, or another one.
    func open() {
        if session.searchText == nil { session.search("") }
        openBar().focus(selectingAll: true)
    }

    /// Puts the focus back to where it was in what was typed so far.
    func focus() {
        bar?.focus()
    }

    /// Sees each key before anything else does.
    ///
    /// After the letters of a secret the focus may be elsewhere than the person thinks, such as on the button
    /// that reveals it, or on another page after Return; so it has to be moved before a letter begins a search.
    ///
    /// - Parameter isInSecret: Whether the focus is in a row with a secret that can be typed.
    func watch(_ key: Key, isInSecret: Bool) {
        if isInSecret, key.isText { mayFollowSecret = true }
        if !isInSecret, key.movesFocus { mayFollowSecret = false }
    }

    /// The person has opened a page, and so is somewhere else on purpose.
    func pageOpened() {
        mayFollowSecret = false
    }

    /// Begins a search with a key that was pressed where no text is typed, or goes on with it.
    ///
    /// The next letters may come here too, although the search field has the focus: GTK 4.24 gives it no keys
    /// while the bar slides in.
    func take(_ key: Key) -> Bool {
        guard key.isText, !mayFollowSecret else { return false }
        if filterAboveFocus?()?.take(key) == true { return true }
        guard openBar().take(key) else { return false }
        // An accent types nothing yet.
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

    private func buttonToggled() {
        session.search(gtk_toggle_button_get_active(button.cast()) != 0 ? "" : nil)
    }
}
