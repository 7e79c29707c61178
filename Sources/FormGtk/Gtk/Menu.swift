import CGtk

/// A menu model, a `GMenu`. The widgets that show it keep it alive.
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
    ///   - title: The item's text, with an underscore before its mnemonic.
    ///   - action: The action's name, prefixed with the name of its group and a dot.
    ///   - key: The key to show beside the item. The item doesn't handle it.
    func append(_ title: String, action: String, key: String? = nil) {
        let item = g_menu_item_new(title, action)
        if let key { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key)) }
        g_menu_append_item(pointer, item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds the items of another menu below a separator. Later changes of the other menu appear in this menu as well.
    func append(section: Menu) {
        g_menu_append_section(pointer, nil, section.model)
    }

    func removeAll() {
        g_menu_remove_all(pointer)
    }
}
