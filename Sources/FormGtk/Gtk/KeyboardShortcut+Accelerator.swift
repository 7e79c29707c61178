import CGtk
import FormCore

extension KeyboardShortcut {
    /// The shortcut in GTK's accelerator syntax, such as `<Control><Shift>p`.
    ///
    /// Pass the name to `gtk_application_set_accels_for_action` or `gtk_shortcut_trigger_parse_string`. If Shift turns
    /// the key into another character, GTK responds only to the name of that character: with a US keyboard layout,
    /// Ctrl+Shift+1 triggers `<Control>exclam` but not `<Control><Shift>1`. Letters aren't affected.
    public var acceleratorName: String {
        Modifiers.ofGtk.filter { modifiers.contains($0.modifier) }.map(\.name).joined() + nameOfKey
    }

    private var nameOfKey: String {
        switch key {
        case "Space": return "space"
        case "Backspace": return "BackSpace"
        default: break
        }
        let letters = key.lowercased().unicodeScalars
        guard letters.count == 1, let letter = letters.first else { return key.replacing(" ", with: "_") }
        return gdk_keyval_name(gdk_unicode_to_keyval(letter.value)).map { String(cString: $0) } ?? key
    }
}

extension KeyboardShortcut.Modifiers {
    /// The modifiers with GTK's masks and names, in the order in which they are written.
    static let ofGtk: [(modifier: Self, mask: GdkModifierType, name: String)] = [
        (.super, GDK_SUPER_MASK, "<Super>"), (.control, GDK_CONTROL_MASK, "<Control>"),
        (.alt, GDK_ALT_MASK, "<Alt>"), (.shift, GDK_SHIFT_MASK, "<Shift>"),
    ]
}
