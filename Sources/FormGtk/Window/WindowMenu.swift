import CGtk
import FormCore

/// The menu in a window's header bars: undo and redo, the form's defaults, and the application's own items.
@MainActor
final class WindowMenu {
    /// Returns true if a button is to be shown even while its menu is closed.
    var isButtonShown: (@MainActor (Widget) -> Bool)?

    private var buttons: [Widget] = []
    private let session: FormSession
    private let menu = Menu()
    /// The menu's section with the items for undo and redo, whose titles change with every edit.
    private let steps = Menu()
    private let actions = g_simple_action_group_new()!

    /// The name of the group that the menu's actions are in.
    private static let group = "form"

    private enum Action: String {
        case undo, redo, changed, reset
    }

    /// - Parameters:
    ///   - session: The form that the window shows.
    ///   - items: The application's own items, at the end of the menu.
    init(of session: FormSession, endingWith items: Menu) {
        self.session = session
        menu.append(section: steps)
        add(.undo) { [weak session] in session?.undo() }
        add(.redo) { [weak session] in session?.redo() }
        if session.hasDefaults {
            add(.changed) { [weak session] in session?.openChangedSettings() }
            add(.reset) { [weak session] in session?.resetTopPage() }
            let defaults = Menu()
            defaults.append(translated("Changed Settings"), action: name(of: .changed))
            defaults.append(translated("Reset This Page"), action: name(of: .reset))
            menu.append(section: defaults)
        }
        menu.append(section: items)
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(actions))
    }

    /// Adds the menu's actions to the window that contains it.
    func addActions(to window: Widget) {
        gtk_widget_insert_action_group(window, Self.group, OpaquePointer(actions))
    }

    /// Updates the items for undo and redo. The items only show the keys. The window handles these keys, except while
    /// the user edits text in an entry; the entry handles them itself.
    func update() {
        steps.removeAll()
        show(session.undoStep, .undo, key: "<Control>z") { title, isReset in
            title.map { Sentence(isReset ? "Undo Reset of %s" : "Undo %s", $0) } ?? "Undo"
        }
        show(session.redoStep, .redo, key: "<Shift><Control>z") { title, isReset in
            title.map { Sentence(isReset ? "Redo Reset of %s" : "Redo %s", $0) } ?? "Redo"
        }
        // Opening the menu takes the focus from a text field, which may commit the field's text. The items are then
        // replaced while the menu is open, and the new items have to be named for assistive tools.
        for popover in buttons.compactMap(popover(of:)) where gtk_widget_get_mapped(popover) != 0 {
            Accessible.nameMenuItems(below: popover)
        }
    }

    /// Enables the item “Reset This Page” if a value on the page differs from its default, and disables it otherwise.
    /// Finding that out means reading the form, so it is done when the menu opens and not on every change.
    private func offerReset() {
        if session.hasDefaults {
            ActionMap.enable(Action.reset.rawValue, session.canResetTopPage, in: map)
        }
    }

    private func show(_ step: HistoryStep?, _ action: Action, key: String, label: (String?, Bool) -> Sentence) {
        // GTK neither wraps nor shortens an item. A single underscore would mark a mnemonic.
        let title = step?.title?.shortened(toScalars: 60).replacing("_", with: "__") ?? ""
        steps.append(
            translated(label(title.isEmpty ? nil : title, step?.isReset == true)), action: name(of: action), key: key)
        ActionMap.enable(action.rawValue, step != nil, in: map)
    }

    /// Makes a button that opens the menu.
    func makeButton() -> Widget {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_menu_model(button.opaque, menu.model)
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        Accessible.nameIcon(button, translated("Main Menu"))
        if let popover = popover(of: button) {
            FocusRing.hide(onPressIn: popover)
            Signal.connectAfter(popover, "map", .menuAction) { [weak self] in
                self?.offerReset()
                Accessible.nameMenuItems(below: popover)
            }
            Signal.connect(popover, "closed", .menuClosed) { [weak self] in
                if self?.isButtonShown?(button) == false { button.setVisible(false) }
            }
        }
        buttons.append(button)
        return button
    }

    /// Opens the menu, as its key does. If the bar on the screen doesn't have the button, it gets it until the menu is
    /// closed.
    func open() {
        let bar = { (button: Widget) in gtk_widget_get_mapped(gtk_widget_get_parent(button)) != 0 }
        guard let button = buttons.first(where: { gtk_widget_get_mapped($0) != 0 }) ?? buttons.first(where: bar) else {
            return
        }
        button.setVisible(true)
        gtk_menu_button_popup(button.opaque)
    }

    private func popover(of button: Widget) -> Widget? {
        gtk_menu_button_get_popover(button.opaque).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
    }

    private func add(_ action: Action, _ handler: @escaping @MainActor () -> Void) {
        ActionMap.add(action.rawValue, to: map, handler: handler)
    }

    private func name(of action: Action) -> String { "\(Self.group).\(action.rawValue)" }

    private var map: OpaquePointer { OpaquePointer(actions) }
}
