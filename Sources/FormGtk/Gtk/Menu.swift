import CGtk

/// The model of a menu, a `GMenu`. Whatever shows it keeps it.
@MainActor
final class Menu {
    private let pointer = g_menu_new()!

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    var model: UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GMenuModel.self)
    }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - title: Its text; an underscore stands before the item's letter.
    ///   - action: The action's name, after that of its group and a dot.
    ///   - key: A key to show beside it, for an action that has none as far as the application knows.
    func append(_ title: String, action: String, key: String? = nil) {
        let item = g_menu_item_new(title, action)
        if let key { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key)) }
        g_menu_append_item(pointer, item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds the items of another menu, with a line above them; they follow that menu.
    func append(section: Menu) {
        g_menu_append_section(pointer, nil, section.model)
    }

    func removeAll() {
        g_menu_remove_all(pointer)
    }
}
