import CGtk
import FormCore

extension KeyboardShortcut {
    /// The shortcut as GTK has it, such as `<Control><Shift>p`: what `gtk_application_set_accels_for_action` and
    /// `gtk_shortcut_trigger_parse_string` take.
    ///
    /// Where Shift makes the key another character, GTK fires for that one alone: of Ctrl+Shift+1, with the layout of
    /// the United States, it knows `<Control>exclam` and not `<Control><Shift>1`. Letters are not concerned.
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
    /// The modifiers as GTK knows them, in the order in which they are written.
    static let ofGtk: [(modifier: Self, mask: GdkModifierType, name: String)] = [
        (.super, GDK_SUPER_MASK, "<Super>"), (.control, GDK_CONTROL_MASK, "<Control>"),
        (.alt, GDK_ALT_MASK, "<Alt>"), (.shift, GDK_SHIFT_MASK, "<Shift>"),
    ]
}
