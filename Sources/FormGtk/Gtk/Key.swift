import CGtk

/// A key that was pressed or released, with any modifiers that were held down.
///
/// This is the only place that knows keyboards: their layouts, locks and keypads.
struct Key: @unchecked Sendable {
    /// The key's GDK value. A key of the keypad that doesn't type has the value of the main key with the same name.
    let value: Int32
    /// The key's GDK value as GTK reports it, which distinguishes the keypad's keys from the main ones.
    let reported: guint
    let modifiers: GdkModifierType
    /// The event controller that reported the key.
    let controller: gpointer

    init(_ reported: guint, modifiers: GdkModifierType, controller: gpointer) {
        let value = Int32(bitPattern: reported)
        self.value = mainKeys[value] ?? value
        self.reported = reported
        self.modifiers = modifiers
        self.controller = controller
    }

    var hasNoModifiers: Bool { counted == 0 }

    /// Returns true if the key has this value and was pressed with exactly these modifiers. Modifiers other than Ctrl,
    /// Alt and Shift are ignored.
    ///
    /// - Parameter value: The value of a key without Shift. If it is a letter from `GDK_KEY_a` to `GDK_KEY_z`, the key
    ///   that the user's keyboard has for it matches, with Caps Lock and without, and in layouts without Latin letters.
    func matches(_ value: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        guard counted == modifiers.rawValue else { return false }
        return codesInUS[value] == nil ? self.value == value : isKey(of: guint(value))
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
        guard event != nil else { return false }
        return gtk_event_controller_key_forward(OpaquePointer(controller), widget) != 0
    }

    /// The event of the keyboard; `nil` if a program has emitted the controller's signal.
    var event: OpaquePointer? {
        guard let event = gtk_event_controller_get_current_event(OpaquePointer(controller)),
            [GDK_KEY_PRESS, GDK_KEY_RELEASE].contains(gdk_event_get_event_type(event))
        else { return nil }
        return event
    }

    /// The modifiers among Ctrl, Alt and Shift that were held down. While Num Lock is on, Shift only makes a key of the
    /// keypad one that moves, so it doesn't count there.
    private var counted: UInt32 {
        let counted = modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
        guard value != Int32(bitPattern: reported), let event else { return counted }
        return counted & ~(gdk_key_event_get_consumed_modifiers(event).rawValue & GDK_SHIFT_MASK.rawValue)
    }

    /// Returns true if the user's keyboard has this key for a letter.
    ///
    /// That is the key that types the letter in the current layout. If there is none, it is the one that types it in
    /// another of the user's layouts, where GTK's own shortcuts are as well. If there is none either, it is the one at
    /// the letter's position on a keyboard of the United States.
    private func isKey(of letter: guint) -> Bool {
        guard let event, let display = gdk_event_get_display(event) else {
            return gdk_keyval_to_lower(reported) == letter
        }
        let code = gdk_key_event_get_keycode(event)
        let keys = Self.keys(of: letter, on: display)
        let current = keys.filter { $0.group == gdk_key_event_get_layout(event) }
        let candidates = current.isEmpty ? keys : current
        return candidates.isEmpty ? codesInUS[Int32(letter)] == code : candidates.contains { $0.keycode == code }
    }

    /// Returns the keys that type a character without Shift, in each of the user's layouts.
    private static func keys(of value: guint, on display: OpaquePointer) -> [GdkKeymapKey] {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var count: Int32 = 0
        guard gdk_display_map_keyval(display, value, &keys, &count) != 0, let keys else { return [] }
        defer { g_free(keys) }
        return UnsafeBufferPointer(start: keys, count: Int(count)).filter { $0.level == 0 }
    }
}

/// The keys of the keypad that type nothing, and other keys that double a main one, with the main key's value.
private let mainKeys: [Int32: Int32] = [
    GDK_KEY_KP_Home: GDK_KEY_Home, GDK_KEY_KP_End: GDK_KEY_End, GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up,
    GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down, GDK_KEY_KP_Left: GDK_KEY_Left, GDK_KEY_KP_Right: GDK_KEY_Right,
    GDK_KEY_KP_Up: GDK_KEY_Up, GDK_KEY_KP_Down: GDK_KEY_Down, GDK_KEY_KP_Insert: GDK_KEY_Insert,
    GDK_KEY_KP_Delete: GDK_KEY_Delete, GDK_KEY_KP_Enter: GDK_KEY_Return, GDK_KEY_ISO_Enter: GDK_KEY_Return,
    GDK_KEY_KP_Space: GDK_KEY_space, GDK_KEY_KP_Tab: GDK_KEY_Tab,
]

/// The codes of the letters' keys on a keyboard of the United States, as X11 and Wayland number them.
private let codesInUS: [Int32: guint] = {
    let rows: [(code: Int, letters: String)] = [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")]
    let codes = rows.flatMap { row in
        row.letters.unicodeScalars.enumerated().map { (Int32($1.value), guint(row.code + $0)) }
    }
    return Dictionary(uniqueKeysWithValues: codes)
}()
