import CGtk
import FormCore

extension Key {
    /// The key as a shortcut, including any modifiers that were held down; `nil` if the key has no name.
    var shortcut: KeyboardShortcut? {
        let value = valueOfLayout
        guard let name = gdk_keyval_name(value).map({ String(cString: $0) }) else { return nil }
        if name.hasPrefix("KP_") { return KeyboardShortcut(held, key: name) }
        if mediaKeys.contains(value) {
            return KeyboardShortcut(held, key: name.hasPrefix("XF86") ? name : "XF86\(name)")
        }
        let character = Unicode.Scalar(gdk_keyval_to_unicode(value)).map(String.init)
        return character.flatMap { KeyboardShortcut(held, key: $0) } ?? KeyboardShortcut(held, key: name)
    }

    /// The modifiers that were held down when the key was pressed.
    var held: KeyboardShortcut.Modifiers {
        let held = KeyboardShortcut.Modifiers.ofGtk.filter { modifiers.rawValue & $0.mask.rawValue != 0 }
        return KeyboardShortcut.Modifiers(held.map(\.modifier))
    }

    /// The modifier that the key itself stands for, if it is a key such as Shift; empty for other keys.
    var modifier: KeyboardShortcut.Modifiers {
        switch value {
        case GDK_KEY_Super_L, GDK_KEY_Super_R: .super
        case GDK_KEY_Control_L, GDK_KEY_Control_R: .control
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .alt
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        default: []
        }
    }

    /// The key's value without Shift and Caps Lock, so that Ctrl+Shift+1 doesn't become Ctrl+!.
    ///
    /// If the value is a non-Latin letter, and another of the user's keyboard layouts has a Latin letter on the same
    /// key, the value is the Latin letter. GTK matches an application's own shortcuts in the same way.
    private var valueOfLayout: guint {
        guard let event, let display = gdk_event_get_display(event) else { return gdk_keyval_to_lower(reported) }
        let code = gdk_key_event_get_keycode(event)
        var typed: guint = 0
        let levels = GdkModifierType(rawValue: modifiers.rawValue & ~Self.unlevelled)
        guard
            gdk_display_translate_key(
                display, code, levels, Int32(gdk_key_event_get_layout(event)), &typed, nil, nil, nil) != 0
        else { return gdk_keyval_to_lower(reported) }
        guard isForeign(gdk_keyval_to_unicode(typed)) else { return typed }
        return valuesWithoutShift(of: code, on: display).first { (0x21...0x7e).contains($0) } ?? typed
    }

    /// Returns the values that a key has without Shift, in each of the user's keyboard layouts.
    private func valuesWithoutShift(of code: guint, on display: OpaquePointer) -> [guint] {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var values: UnsafeMutablePointer<guint>?
        var count: Int32 = 0
        guard gdk_display_map_keycode(display, code, &keys, &values, &count) != 0, let keys, let values else {
            return []
        }
        defer {
            g_free(keys)
            g_free(values)
        }
        return (0..<Int(count)).filter { keys[$0].level == 0 }.map { values[$0] }
    }

    /// The modifiers to ignore when finding the key's value: Caps Lock, and every modifier that a shortcut stores in
    /// addition to the key, such as Shift.
    private static let unlevelled =
        KeyboardShortcut.Modifiers.ofGtk.reduce(GDK_LOCK_MASK.rawValue) { $0 | $1.mask.rawValue }
}

/// The values of X11's media keys, such as those for music and brightness.
private let mediaKeys: ClosedRange<guint> = 0x1008_0000...0x1008_ffff

/// Returns true if a character belongs to a non-Latin script.
private func isForeign(_ character: guint32) -> Bool {
    character >= 0x370 && !(0x1e00...0x1eff).contains(character) && !(0x2000...0x2bff).contains(character)
}
