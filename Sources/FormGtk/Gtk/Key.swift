import CGtk

/// A key that was pressed or released, with any modifiers that were held down.
struct Key: @unchecked Sendable {
    let value: Int32
    let modifiers: GdkModifierType
    /// The event controller that reported the key.
    let controller: gpointer

    var hasNoModifiers: Bool { matches(value) }

    /// Returns true if the key has this value and was pressed with exactly these modifiers. Modifiers other than Ctrl,
    /// Alt and Shift are ignored.
    func matches(_ value: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        let counted = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
        return self.value == value && self.modifiers.rawValue & counted == modifiers.rawValue
    }

    /// True for a key such as Shift, which does nothing on its own.
    var isModifier: Bool {
        (GDK_KEY_Shift_L...GDK_KEY_Hyper_R).contains(value) || value == GDK_KEY_ISO_Level3_Shift
    }

    /// True if the key moves the focus to another row or control.
    var movesFocus: Bool {
        [
            GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right,
            GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Home, GDK_KEY_End,
        ].contains(value)
    }

    /// True if the key types a character, or begins to type one, like a dead key for an accent.
    var isText: Bool {
        let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        guard modifiers.rawValue & others == 0 else { return false }
        let isAccent = (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(value) || value == GDK_KEY_Multi_key
        return isAccent || g_unichar_isgraph(gdk_keyval_to_unicode(guint(value))) != 0
    }

    /// Forwards the key to a widget that doesn't have the focus.
    ///
    /// - Returns: True if the widget has handled the key.
    @MainActor
    func forward(to widget: Widget) -> Bool {
        // Without an event from a device, there is nothing to forward.
        guard gtk_event_controller_get_current_event(OpaquePointer(controller)) != nil else { return false }
        return gtk_event_controller_key_forward(OpaquePointer(controller), widget) != 0
    }
}
