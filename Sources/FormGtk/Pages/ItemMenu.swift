import CGtk
import FormCore

/// The button in the row of a list's item. It opens a menu of the item's actions.
@MainActor
final class ItemMenu {
    let button = gtk_menu_button_new()!

    private weak var cell: FormCell?
    /// The actions that the menu offered when it was last created.
    private var offered: RowActions?

    /// The name of the group that the menu's actions are in.
    private static let group = "item"

    /// - Parameters:
    ///   - row: The item's row, which the menu's actions are added to.
    ///   - perform: Performs the chosen action.
    init(_ cell: FormCell, in row: Widget, perform: @escaping @MainActor (RowActions.Action) -> Void) {
        self.cell = cell
        let actions = g_simple_action_group_new()!
        for action in RowActions.Action.allCases {
            ActionMap.add(action.name, to: OpaquePointer(actions)) { perform(action) }
        }
        gtk_widget_insert_action_group(row, Self.group, OpaquePointer(actions))
        g_object_unref(UnsafeMutableRawPointer(actions))
        gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        gtk_menu_button_set_has_frame(button.opaque, 0)
        button.addClass("form-actions")
        nameButton()
        // The menu is created when the button is clicked, because making a menu for each of many rows would be
        // expensive.
        let show: @MainActor () -> Void = { [weak self] in self?.makeMenu() }
        gtk_menu_button_set_create_popup_func(
            button.opaque,
            { _, data in
                guard let data else { return }
                let box = ClosureBox<@MainActor () -> Void>.at(data)
                MainActor.assumeIsolated { box.closure() }
            }, ClosureBox.retained(show), { ClosureBox<Any>.release($0) })
    }

    /// Names the button. The name includes the row's title, to distinguish the button from those of the list's other
    /// rows.
    func nameButton() {
        guard let cell else { return }
        Accessible.nameIcon(button, translated(Sentence("Actions for “%s”", cell.title)))
    }

    private func makeMenu() {
        guard let cell, cell.actions != offered else { return }
        offered = cell.actions
        let menu = Menu()
        for action in RowActions.Action.allCases where cell.actions.offers(action) {
            menu.append(translated(action.title), action: "\(Self.group).\(action.name)", key: action.key)
        }
        gtk_menu_button_set_menu_model(button.opaque, menu.model)
        guard let popover = gtk_menu_button_get_popover(button.opaque) else { return }
        let items = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
        FocusRing.hide(onPressIn: items)
        Signal.connectAfter(items, "map", .menuAction) { Accessible.nameMenuItems(below: items) }
    }
}

extension RowActions.Action {
    /// Creates the action that a key performs on the focused item. The result is `nil` if the key performs no such
    /// action.
    init?(_ key: Key) {
        if key.matches(GDK_KEY_Delete) {
            self = .remove
        } else if key.matches(GDK_KEY_Up, GDK_ALT_MASK) {
            self = .moveUp
        } else if key.matches(GDK_KEY_Down, GDK_ALT_MASK) {
            self = .moveDown
        } else {
            return nil
        }
    }

    fileprivate var name: String { "\(self)" }

    fileprivate var title: Sentence {
        switch self {
        case .moveUp: "Move Up"
        case .moveDown: "Move Down"
        case .duplicate: "Duplicate"
        case .remove: "Remove"
        }
    }

    fileprivate var key: String? {
        switch self {
        case .moveUp: "<Alt>Up"
        case .moveDown: "<Alt>Down"
        case .duplicate: nil
        case .remove: "Delete"
        }
    }
}
