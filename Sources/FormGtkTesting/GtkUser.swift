import CGtk
import FormCore
import FormGtk
import FormTesting

/// A simulated user of a form's window.
///
/// It acts only through the widgets' own events and actions, and reads only what the widgets show. So a test fails if a
/// signal isn't connected, or if a widget doesn't show a change of the form.
///
/// ```swift
/// let window = FormWindow(driver.session)
/// let user = GtkUser(of: window)
/// try user.select("Personal Hotspot")
/// ```
///
/// It turns off the desktop's animations, so each action is complete when its function returns.
@MainActor
public final class GtkUser: FormUser {
    let formWindow: FormWindow
    public private(set) var openedLinks: [String] = []
    /// The window that the user operates: the topmost dialog over the form's window or, if no dialog is open, the
    /// form's window.
    var window: Widget {
        var window = formWindow.widget
        while let dialog = window.windowsOver.first(where: { $0.hasClass("form-dialog") }) { window = dialog }
        return window
    }

    /// Shows the window and waits until it appears. GTK must be initialised.
    public init(of window: FormWindow) {
        formWindow = window
        Self.setAnimations(false)
        Links.open = { [weak self] link, _, _ in self?.openedLinks.append(link) }
        window.present()
        while gtk_widget_get_mapped(self.window) == 0 { g_main_context_iteration(nil, 1) }
        activate()
        processEvents()
    }

    public var screen: Screen { Screen(of: window) }

    public func select(_ title: String) throws {
        let row = try usableRow(title)
        if row.hasClass("form-header-button") || row.hasClass("form-status-button") { return click(row) }
        if let button = row.pushButton { return click(button) }
        if row.hasClass("form-part") { return try focus(title) }
        guard gtk_list_box_row_get_activatable(row.cast()) != 0 else {
            throw FormUserError("A click on the row “\(title)” does nothing.")
        }
        gtk_widget_grab_focus(row)
        gtk_widget_activate(row)
        processEvents()
    }

    public func toggle(_ title: String) throws {
        let control = WidgetControl(inRow: try usableRow(title))
        guard let control, [.switch, .checkButton].contains(control.kind) else {
            throw FormUserError("The row “\(title)” has no switch.")
        }
        emit("activate", on: control.widget)
    }

    public func setExpanded(_ isExpanded: Bool, of title: String) throws {
        let row = try usableRow(title)
        guard row.hasClass("form-expander") else { throw FormUserError.noExpander(title) }
        gtk_widget_grab_focus(row)
        let isShown = { Screen.Row(of: row).values.contains(isExpanded ? ScreenSign.expanded : ScreenSign.collapsed) }
        if !isShown() { gtk_widget_activate(row) }
        processEvents()
        guard isShown() else { throw FormUserError.noExpander(title) }
    }

    public func choose(_ text: String, in title: String) throws {
        let control = WidgetControl(inRow: try usableRow(title))
        // When a user chooses a value in a control, other widgets lose the focus, even if the control can't get it.
        if let control, gtk_widget_grab_focus(control.chooser) == 0 { gtk_window_set_focus(window.cast(), nil) }
        guard let control, control.choose(text) else { throw FormUserError.noChoice(of: text, in: title) }
        processEvents()
    }

    public func step(_ title: String, by count: Int) throws {
        let control = WidgetControl(inRow: try usableRow(title))
        guard let control, [.numberField, .quantityField, .slider].contains(control.kind) else {
            throw FormUserError.noNumber(title)
        }
        gtk_widget_grab_focus(control.stepper)
        for _ in 0..<abs(count) { press(count > 0 ? GDK_KEY_Up : GDK_KEY_Down) }
    }

    public func copy(_ title: String) throws {
        guard let button = try usableRow(title).own(class: "form-copy").first else {
            throw FormUserError.noCopyButton(in: title)
        }
        click(button)
    }

    public func reset(_ title: String) throws {
        guard let button = try usableRow(title).shown(class: "form-reset").first else {
            throw FormUserError("The row “\(title)” has no button to reset it.")
        }
        click(button)
    }

    public func resolveConflict(of title: String, _ choice: ConflictChoice) throws {
        let name = choice == .mine ? "form-conflict-mine" : "form-conflict-theirs"
        guard let button = try usableRow(title).shown(class: name).first else {
            throw FormUserError.noConflict(of: title)
        }
        click(button)
    }

    public func followNotice(_ text: String) throws {
        try click("form-show", inNotice: text)
    }

    public func dismissNotice(_ text: String) throws {
        try click("form-dismiss", inNotice: text)
    }

    /// Clicks a button as a pointer does. If the button gets the focus when it is clicked, the focus moves before the
    /// click takes effect.
    func click(_ button: Widget) {
        if gtk_widget_get_focus_on_click(button) != 0 { gtk_widget_grab_focus(button) }
        emit("clicked", on: button)
    }

    private func click(_ name: String, inNotice text: String) throws {
        let banner = window.shown(class: "form-banner").first { $0.text(ofClass: "form-notice") == text }
        guard let button = banner?.shown(class: name).first else { throw FormUserError.noButton(of: text) }
        click(button)
    }

    public func resetSection(of title: String) throws {
        let row = try usableRow(title)
        let sections = pagesOnScreen.flatMap { $0.shown(class: "form-section") }
        let section = sections.first { gtk_widget_is_ancestor(row, $0) != 0 }
        guard let button = section?.shown(class: "form-reset-section").first else {
            throw FormUserError.noResetButton(of: title)
        }
        click(button)
    }

    public func undo() throws {
        pressAsInMenu(GDK_KEY_z)
    }

    public func redo() throws {
        pressAsInMenu(GDK_KEY_y)
    }

    public func apply() throws { try pressButton(class: "form-apply") }

    public func cancelEdits() throws { try pressButton(class: "form-cancel") }

    private func pressButton(class name: String) throws {
        guard let button = window.shown(class: name).first else {
            throw FormUserError("The form is applied with each change.")
        }
        click(button)
    }

    public func search(_ text: String?) throws {
        if let text {
            press(GDK_KEY_f, GDK_CONTROL_MASK)
            try type(text)
        } else if let bar = window.shown(class: "form-search").first,
            gtk_search_bar_get_search_mode(bar.opaque) != 0
        {
            press(GDK_KEY_Escape)
        }
    }

    /// Clicks the button in the header bar that opens and closes the search.
    public func clickSearchButton() {
        emit("clicked", on: window.shown(class: "form-search-button")[0])
    }

    /// Presses a button of the mouse over the window, by its number for GDK.
    public func pressMouseButton(_ button: guint) {
        window.forEachController(of: gtk_gesture_click_get_type()) { gesture in
            guard gtk_gesture_single_get_button(gesture) == button else { return }
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], gtk_gesture_click_get_type())
            g_value_set_object(&values[0], UnsafeMutableRawPointer(gesture))
            g_value_init(&values[1], GType.integer)
            for index in 2...3 { g_value_init(&values[index], GType.double) }
            g_signal_emitv(&values, g_signal_lookup("pressed", gtk_gesture_click_get_type()), 0, nil)
            g_value_unset(&values[0])
        }
        processEvents()
    }

    public func goBack() throws {
        guard let back = window.shown(class: "form-back").first else {
            throw FormUserError("There is no way back from the first page.")
        }
        emit("clicked", on: back)
    }

    /// Lets GTK process all pending events.
    public func processEvents() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Lets GTK process events until a condition is true.
    ///
    /// - Returns: False if the condition didn't become true within ``patience``.
    @discardableResult
    public func wait(until isSo: () -> Bool) -> Bool {
        let deadline = g_get_monotonic_time() + Self.patience
        let alarm = g_timeout_add(100, { _ in 1 }, nil)
        defer { g_source_remove(alarm) }
        while !isSo() {
            guard g_get_monotonic_time() < deadline else { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// The longest time to wait for a condition, in microseconds. It is a minute, unless the environment variable
    /// `FORM_PATIENCE` contains another number of seconds.
    ///
    /// The limit ends a test that hangs. It is long enough that a test doesn't fail merely because the machine is slow.
    public static let patience: Int = {
        let seconds = g_getenv("FORM_PATIENCE").flatMap { Int(String(cString: $0)) }
        return (seconds ?? 60) * 1_000_000
    }()

    /// The widget that shows the pages.
    public var navigation: Widget { window.navigation }

    /// The pane with the sidebar. While there is no sidebar, it is hidden, or contains the first page.
    public var sidePane: Widget { window.sidePane }

    /// The pane with the page on the screen.
    public var mainPane: Widget { window.mainPane }

    /// The `GtkStack` of the pages, except the first page if it can be a sidebar as a whole.
    public var stack: Widget { window.stack }

    /// The page on the screen. If there is a sidebar, it is the page beside it.
    public var topPage: Widget { window.topPage }

    /// The number of pages that have widgets.
    public var pageCount: Int { stack.children.count }

    public func makeRoom(_ isWide: Bool) throws {
        resize(to: isWide ? 1000 : 480)
        if gtk_widget_get_width(navigation) < 720, isWide { throw FormUserError("The window stays narrow.") }
    }

    /// Resizes the window so that its pages have the given width in pixels.
    public func resize(to width: Int) {
        let frame = gtk_widget_get_allocated_width(window) - gtk_widget_get_width(navigation)
        gtk_window_set_default_size(window.cast(), gint(width) + frame, 640)
        wait { gtk_widget_get_width(navigation) == width }
        nextFrame()
    }

    var pagesOnScreen: [Widget] { [window.sidebar, window.topPage].compactMap(\.self) }

    /// Turns all animations of the desktop on or off, as its setting for reduced motion does.
    public static func setAnimations(_ areOn: Bool) {
        var value = GValue()
        g_value_init(&value, GType.boolean)
        g_value_set_boolean(&value, areOn ? 1 : 0)
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        g_object_set_property(settings.assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value)
        g_value_unset(&value)
    }

    func usableRow(_ title: String) throws -> Widget {
        let rows =
            pagesOnScreen.flatMap { $0.shown(class: "form-row") }
            .flatMap { [$0] + $0.shown(class: "form-part") }
            + pagesOnScreen.flatMap { $0.shown(class: "form-header-button") + $0.shown(class: "form-status-button") }
        let row = rows.row(
            named: title, title: { $0.rowTitle },
            button: {
                ($0.hasClass("form-status-button") ? $0 : $0.pushButton).map {
                    String(cString: gtk_button_get_label($0.cast()))
                }
            },
            path: { RowPath(String(cString: gtk_widget_get_name($0))) })
        guard let row else { throw missing(title) }
        guard gtk_widget_is_sensitive(row) != 0 else {
            throw FormUserError("The row “\(title)” is disabled.")
        }
        return row
    }

    func emit(_ signal: String, on widget: Widget) {
        widget.emit(signal)
        processEvents()
    }
}
