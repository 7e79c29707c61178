import CGtk

/// The popover of a `GtkDropDown`, adapted for the keyboard and for assistive tools.
///
/// GTK opens the popover in the state in which it was last closed, so Return would choose an option that the user had
/// moved to but not chosen. GTK also leaves the options unnamed and ignores Return in the search field. It selects the
/// option under the pointer, while assistive tools read the one with the focus, and Return and a finger's touch choose
/// the selected one. Here, the option with the focus is the selected one, and it is the one that is chosen.
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
        Signal.connectKeys(popover, .menuTab, phase: GTK_PHASE_CAPTURE) { popup.press($0) }
        Signal.connectClick(list, .menuPressed) { x, y in
            popup.focusOption(x: x, y: y)
            return false
        }
        Signal.connectAfter(entry, "search-changed", .menuFiltered) {
            // GTK empties the field when the popover closes, before it takes the selected option.
            if gtk_widget_get_mapped(list) != 0 { popup.search() }
        }
        let adjustment = UnsafeMutableRawPointer(gtk_scrollable_get_vadjustment(list.opaque)!)
        Signal.connectNotify(adjustment, "page-size", .menuResized) {
            // The list is being laid out.
            g_object_ref(list)
            afterEvent {
                popup.scroll()
                g_object_unref(list)
            }
        }
        Signal.connectAfter(popover, "show", .menuOpened) { popup.begin() }
        Signal.connect(entry, "activate", .menuSearched) { popup.choose() }
        Signal.connectBind(gtk_drop_down_get_list_factory(dropDown.opaque), .menuItemShown) { item in
            guard let text = gtk_list_item_get_item(item), let label = gtk_list_item_get_child(item) else { return }
            let title = String(cString: gtk_string_object_get_string(OpaquePointer(text)))
            guard let widget = gtk_widget_get_parent(label) else { return }
            Accessible.name(widget, title)
            popup.selectWhenFocused(item, widget)
        }
    }

    /// Shows all options and selects the chosen one.
    private func begin() {
        gtk_editable_set_text(entry.opaque, "")
        search()
        if gtk_drop_down_get_enable_search(dropDown.opaque) != 0 {
            gtk_widget_grab_focus(entry)
        } else if let item = markedItem {
            gtk_widget_grab_focus(item)
        }
    }

    /// Selects an option when it gets the focus, and no longer when the pointer is over it.
    private func selectWhenFocused(_ item: OpaquePointer, _ widget: Widget) {
        // A controller that is not in use would still notice that the pointer enters the widget.
        var motions: [OpaquePointer] = []
        widget.forEachController(of: gtk_event_controller_motion_get_type()) { motions.append($0) }
        // The widget shows several options one after the other, and is prepared for the first one.
        guard !motions.isEmpty else { return }
        for motion in motions { gtk_widget_remove_controller(widget, motion) }
        Signal.connectFocusEnter(widget, .menuItemFocused) {
            gtk_single_selection_set_selected(marked, gtk_list_item_get_position(item))
        }
    }

    private func focusOption(x: Double, y: Double) {
        guard let picked = gtk_widget_pick(list, x, y, GTK_PICK_DEFAULT),
            let item = list.children.first(where: { $0 == picked || gtk_widget_is_ancestor(picked, $0) != 0 })
        else { return }
        gtk_widget_grab_focus(item)
    }

    /// Moves the focus between the search field and the selected option. The list is a single Tab stop.
    private func press(_ key: Key) -> Bool {
        let isTab = key.matches(GDK_KEY_Tab) || key.matches(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK)
        if isTab, !entry.containsFocus {
            if gtk_widget_get_mapped(entry) != 0 { gtk_widget_grab_focus(entry) }
            return true
        }
        guard isTab || key.matches(GDK_KEY_Down), entry.containsFocus else { return false }
        if let item = markedItem { gtk_widget_grab_focus(item) }
        return true
    }

    /// Selects the first match, or the chosen option if no text is searched for, and scrolls to it.
    private func search() {
        let isSearching = gtk_editable_get_text(entry.opaque).pointee != 0
        gtk_single_selection_set_selected(marked, isSearching ? 0 : gtk_drop_down_get_selected(dropDown.opaque))
        scroll()
        // The search follows the text a moment later.
        if list.containsFocus, let item = markedItem { gtk_widget_grab_focus(item) }
    }

    /// Scrolls to the selected option. Before the list is laid out, GTK would divide by its height, which is 0.
    private func scroll() {
        guard gtk_widget_get_mapped(list) != 0, gtk_widget_get_height(list) > 0 else { return }
        let index = gtk_single_selection_get_selected(marked)
        guard index != guint.max else { return }
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(index))
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
