import CGtk
import FormCore

/// The application's menu, with its actions and their keys.
@MainActor
final class ApplicationMenu {
    private weak let application: FormApplication?
    private let model = g_menu_new()!
    /// The part that follows the form: what can be undone and done again.
    private let steps = g_menu_new()!
    private var actions: [Action: OpaquePointer] = [:]

    private enum Action: String {
        case undo, redo, changed, reset, about, quit
    }

    init(of application: FormApplication) {
        self.application = application
    }

    isolated deinit {
        for action in actions.values { g_object_unref(UnsafeMutableRawPointer(action)) }
        g_object_unref(UnsafeMutableRawPointer(steps))
        g_object_unref(UnsafeMutableRawPointer(model))
    }

    /// The button at the end of the header bar.
    func makeButton() -> Widget {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_menu_model(button.opaque, menuModel(model))
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_primary(button.opaque, 1)
        Accessible.nameIcon(button, translated("Main Menu"))
        if let popover = gtk_menu_button_get_popover(button.opaque) {
            let menu = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
            Signal.connectAfter(menu, "map", .menuAction) { Accessible.nameMenuItems(below: menu) }
        }
        return button
    }

    /// Makes the menu's actions and its items.
    func addActions(for session: FormSession) {
        add(.undo, keys: []) { [weak session] in session?.undo() }
        add(.redo, keys: []) { [weak session] in session?.redo() }
        add(.about, keys: []) { [weak application] in application?.showAbout() }
        add(.quit, keys: ["<Control>q", "<Control>w"]) { [weak application] in application?.closeWindow() }
        g_menu_append_section(model, nil, menuModel(steps))
        if session.hasDefaults {
            add(.changed, keys: []) { [weak session] in session?.openChangedSettings() }
            add(.reset, keys: []) { [weak session] in session.map { $0.reset($0.topPage.path) } }
            appendSection([(translated("Changed Settings"), .changed), (translated("Reset This Page"), .reset)])
        }
        let name = application?.about.name ?? ""
        appendSection([
            (translated("About %s").replacing("%s", with: name), .about), (translated("Quit"), .quit),
        ])
    }

    /// Shows what can be undone and done again; the keys for both belong to the window, after its entries.
    func update(_ session: FormSession) {
        g_menu_remove_all(steps)
        for (step, action, bare, text, key) in [
            (session.undoStep, Action.undo, "Undo", "Undo %s", "<Control>z"),
            (session.redoStep, Action.redo, "Redo", "Redo %s", "<Shift><Control>z"),
        ] {
            // One underscore names a letter of the menu.
            let title = step?.title?.replacing("_", with: "__") ?? ""
            let label = title.isEmpty ? translated(bare) : translated(text).replacing("%s", with: title)
            let item = g_menu_item_new(label, "app.\(action.rawValue)")
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
            g_menu_append_item(steps, item)
            g_object_unref(UnsafeMutableRawPointer(item))
            if let action = actions[action] { g_simple_action_set_enabled(action, step == nil ? 0 : 1) }
        }
    }

    private func appendSection(_ items: [(text: String, action: Action)]) {
        let section = g_menu_new()!
        for item in items { g_menu_append(section, item.text, "app.\(item.action.rawValue)") }
        g_menu_append_section(model, nil, menuModel(section))
        g_object_unref(UnsafeMutableRawPointer(section))
    }

    private func add(_ action: Action, keys: [String], _ handler: @escaping @MainActor () -> Void) {
        guard let application else { return }
        let simple = g_simple_action_new(action.rawValue, nil)!
        Signal.connectAction(simple, .menuAction, handler: handler)
        g_action_map_add_action(OpaquePointer(application.pointer), simple)
        actions[action] = simple
        var accelerators: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(application.pointer, "app.\(action.rawValue)", &accelerators)
        for accelerator in accelerators { g_free(UnsafeMutableRawPointer(mutating: accelerator)) }
    }

    private func menuModel(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }
}
