import CGtk

/// What a `GtkDropDown` opens, as it has to be for keys and for assistive tools.
///
/// GTK opens it where it was left, so that Return would choose something that the person has only looked at; it names
/// none of its items, and Return in its field to search in does nothing.
@MainActor
struct MenuPopup {
    private let dropDown: Widget
    private let list: Widget
    private let entry: Widget

    /// - Parameter dropDown: A `GtkDropDown` of texts, with its factory for the list.
    init?(of dropDown: Widget) {
        guard let popover = dropDown.descendant(gtk_popover_get_type()),
            let list = popover.descendant(gtk_list_view_get_type()),
            let entry = popover.descendant(gtk_search_entry_get_type())
        else { return nil }
        (self.dropDown, self.list, self.entry) = (dropDown, list, entry)
        Accessible.name(entry, translated("Search"))
        let popup = self
        Signal.connectAfter(popover, "show", .menuOpened) { popup.begin() }
        Signal.connect(entry, "activate", .menuSearched) { popup.choose() }
        Signal.connectBind(gtk_drop_down_get_list_factory(dropDown.opaque), .menuItemShown) { item in
            guard let text = gtk_list_item_get_item(item), let label = gtk_list_item_get_child(item) else { return }
            let title = String(cString: gtk_string_object_get_string(OpaquePointer(text)))
            if let widget = gtk_widget_get_parent(label) { Accessible.name(widget, title) }
        }
    }

    /// Begins with all options, at the one that is chosen.
    private func begin() {
        gtk_editable_set_text(entry.opaque, "")
        let place = gtk_drop_down_get_selected(dropDown.opaque)
        gtk_single_selection_set_selected(marked, place)
        if gtk_drop_down_get_enable_search(dropDown.opaque) != 0 {
            gtk_widget_grab_focus(entry)
        } else if let item = markedItem {
            gtk_widget_grab_focus(item)
        }
    }

    /// Chooses what is marked, the first that was found.
    private func choose() {
        let place = gtk_single_selection_get_selected(marked)
        guard place != guint.max else { return }
        gtk_widget_activate_action_variant(list, "list.activate-item", g_variant_new_uint32(place))
    }

    /// The options that are shown, and which of them is marked.
    private var marked: OpaquePointer { gtk_list_view_get_model(list.opaque) }

    /// What shows the marked option, if it is among those that have a widget.
    private var markedItem: Widget? {
        list.children.first {
            gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
        }
    }
}
