import CGtk

/// The popover of a `GtkDropDown`, adapted for the keyboard and for assistive tools.
///
/// GTK opens the popover in the state in which it was last closed, so Return would choose an option that the user had
/// moved to but not chosen. GTK also leaves the options unnamed and ignores Return in the search field.
@MainActor
struct MenuPopup {
    private let dropDown: Widget
    private let list: Widget
    private let entry: Widget

    /// - Parameter dropDown: A `GtkDropDown` whose options are strings and whose list factory has been set.
    init?(of dropDown: Widget) {
        guard let popover = dropDown.descendant(gtk_popover_get_type()),
            let list = popover.descendant(gtk_list_view_get_type()),
            let entry = popover.descendant(gtk_search_entry_get_type())
        else { return nil }
        (self.dropDown, self.list, self.entry) = (dropDown, list, entry)
        Accessible.name(entry, translated("Search"))
        FocusRing.hide(onPressIn: popover)
        let popup = self
        Signal.connectAfter(popover, "show", .menuOpened) { popup.begin() }
        Signal.connect(entry, "activate", .menuSearched) { popup.choose() }
        Signal.connectBind(gtk_drop_down_get_list_factory(dropDown.opaque), .menuItemShown) { item in
            guard let text = gtk_list_item_get_item(item), let label = gtk_list_item_get_child(item) else { return }
            let title = String(cString: gtk_string_object_get_string(OpaquePointer(text)))
            if let widget = gtk_widget_get_parent(label) { Accessible.name(widget, title) }
        }
    }

    /// Shows all options and selects the chosen one.
    private func begin() {
        gtk_editable_set_text(entry.opaque, "")
        let index = gtk_drop_down_get_selected(dropDown.opaque)
        gtk_single_selection_set_selected(marked, index)
        if gtk_drop_down_get_enable_search(dropDown.opaque) != 0 {
            gtk_widget_grab_focus(entry)
        } else if let item = markedItem {
            gtk_widget_grab_focus(item)
        }
    }

    /// Chooses the selected option, which is the first match of a search.
    private func choose() {
        let index = gtk_single_selection_get_selected(marked)
        guard index != guint.max else { return }
        gtk_widget_activate_action_variant(list, "list.activate-item", g_variant_new_uint32(index))
    }

    /// The selection model of the options that the list shows.
    private var marked: OpaquePointer { gtk_list_view_get_model(list.opaque) }

    /// The widget of the selected option, if the list has made one.
    private var markedItem: Widget? {
        list.children.first {
            gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
        }
    }
}
