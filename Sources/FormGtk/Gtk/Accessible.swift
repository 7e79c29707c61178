import CGtk

/// Properties of a widget for assistive tools, beyond those that GTK sets itself.
@MainActor
enum Accessible {
    static func describe(_ widget: Widget, _ text: String?) {
        guard let text, !text.isEmpty else {
            gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            return
        }
        withStringValue(text) { value in
            var properties = [GTK_ACCESSIBLE_PROPERTY_DESCRIPTION]
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, value)
        }
    }

    static func name(_ widget: Widget, _ text: String) {
        withStringValue(text) { value in
            var properties = [GTK_ACCESSIBLE_PROPERTY_LABEL]
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, value)
        }
    }

    /// Sets text that assistive tools read as the widget's value, for a widget whose number alone doesn't say enough.
    static func setValueText(_ widget: Widget, _ text: String) {
        withStringValue(text) { value in
            var properties = [GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT]
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, value)
        }
    }

    /// Sets the placeholder that assistive tools read for a text view. The visible placeholder is a separate label,
    /// which they don't connect with the text view.
    static func setPlaceholder(_ widget: Widget, _ text: String) {
        withStringValue(text) { value in
            var properties = [GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER]
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, value)
        }
    }

    /// Sets the position of a widget in a set, counted from 1, and the size of the set. The set may be larger than the
    /// number of widgets, because a long page has widgets only for some of its rows.
    static func position(_ widget: Widget, _ position: Int, of count: Int) {
        var values = [position, count].map { number in
            var value = GValue()
            g_value_init(&value, GType.integer)
            g_value_set_int(&value, Int32(number))
            return value
        }
        var relations = [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE]
        gtk_accessible_update_relation_value(widget.opaque, 2, &relations, &values)
    }

    /// Gives a button that shows only an icon a name, as its tooltip and for assistive tools.
    static func nameIcon(_ button: Widget, _ text: String) {
        gtk_widget_set_tooltip_text(button, text)
        name(button, text)
        // GTK also makes the tooltip the description, so assistive tools would read the name twice.
        describe(button, nil)
    }

    /// Removes the accessible name that GTK takes from a button's text, because that name includes the underscore of
    /// the mnemonic. Assistive tools then read the label inside the button.
    static func nameByLabel(_ button: Widget) {
        gtk_accessible_reset_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    }

    /// Names the items of a menu by their text for assistive tools. Since version 4.18, GTK labels each item by a
    /// widget that has no name, so the items would be unnamed.
    static func nameMenuItems(below widget: Widget, item: Widget? = nil) {
        guard gtk_check_version(4, 18, 0) == nil else { return }
        if let item, widget.isA(gtk_label_get_type()), String(cString: gtk_widget_get_css_name(widget)) != "accelerator"
        {
            gtk_accessible_reset_relation(item.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
            return name(item, String(cString: gtk_label_get_text(widget.opaque)))
        }
        let isItem = String(cString: g_type_name(widget.type)) == "GtkModelButton"
        for child in widget.children { nameMenuItems(below: child, item: isItem ? widget : item) }
    }

    /// Sets the checked state of a switch or an option.
    static func check(_ widget: Widget, _ isChecked: Bool) {
        let state = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
        update(widget, GTK_ACCESSIBLE_STATE_CHECKED, to: Int32(state.rawValue))
    }

    /// Sets the selected state of a row, which is true if the row leads to the page that is shown beside the row's own
    /// page. Other rows have no selected state.
    static func select(_ widget: Widget, _ isSelected: Bool) {
        let state = isSelected ? 1 : Int32(GTK_ACCESSIBLE_VALUE_UNDEFINED)
        update(widget, GTK_ACCESSIBLE_STATE_SELECTED, to: state)
    }

    /// Sets the expanded state of a row that shows or hides the rows below it.
    static func expand(_ widget: Widget, _ isExpanded: Bool) {
        update(widget, GTK_ACCESSIBLE_STATE_EXPANDED, to: isExpanded ? 1 : 0)
    }

    /// Sets the invalid state of a widget, which is true while the row shows an error.
    static func markInvalid(_ widget: Widget, _ isInvalid: Bool) {
        let state = isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
        update(widget, GTK_ACCESSIBLE_STATE_INVALID, to: Int32(state.rawValue))
    }

    /// Sets the busy state of a control, which is true while a change of its row is pending.
    static func markBusy(_ widget: Widget, _ isBusy: Bool) {
        update(widget, GTK_ACCESSIBLE_STATE_BUSY, to: isBusy)
    }

    /// Sets the disabled state of all descendants, because GTK sets it only for the widget itself.
    static func updateDisabledState(below widget: Widget) {
        for child in widget.children {
            update(child, GTK_ACCESSIBLE_STATE_DISABLED, to: gtk_widget_is_sensitive(child) == 0)
            updateDisabledState(below: child)
        }
    }

    private static func update(_ widget: Widget, _ state: GtkAccessibleState, to isSo: Bool) {
        var value = GValue()
        g_value_init(&value, GType.boolean)
        g_value_set_boolean(&value, isSo ? 1 : 0)
        var states = [state]
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
    }

    /// Sets a state that GTK declares as an enumeration but reads as an integer.
    private static func update(_ widget: Widget, _ state: GtkAccessibleState, to number: Int32) {
        var value = GValue()
        g_value_init(&value, GType.integer)
        g_value_set_int(&value, number)
        var states = [state]
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
    }

    private static func withStringValue(_ text: String, _ body: (UnsafePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, GType.string)
        g_value_set_string(&value, text)
        body(&value)
        g_value_unset(&value)
    }
}
