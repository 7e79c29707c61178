import CGtk

/// Keeps an entry's input method from writing past its buffer.
///
/// Ctrl+Shift+U begins a character by the number of its code point. GTK's simple input method takes six digits
/// and has room for five with the zero at their end, so that the sixth damages the heap: seen in GTK 4.8.3, and
/// the same in the sources of 4.18.6. Five digits are enough for every character but those of private use.
@MainActor
final class CodePointTyping {
    private static let mostDigits = 5

    /// How many digits were typed so far; `nil` where no code point is being typed.
    private var digits: Int?

    /// Limits what is typed into an entry, for as long as it is there.
    static func limit(in entry: Widget) {
        guard let text = gtk_editable_get_delegate(entry.opaque) else { return }
        limit(in: entry, changing: entry, typedInto: UnsafeMutableRawPointer(text))
    }

    /// Limits what is typed into a text view, for as long as it is there.
    static func limit(inTextView view: Widget) {
        limit(in: view, changing: gtk_text_view_get_buffer(view.cast()), typedInto: view)
    }

    private static func limit(
        in widget: Widget, changing content: UnsafeMutableRawPointer, typedInto text: UnsafeMutableRawPointer
    ) {
        let typing = CodePointTyping()
        Signal.connectKeys(widget, .codePointKey, phase: GTK_PHASE_CAPTURE) { typing.refuses($0) }
        Signal.connect(content, "changed", .codePointKey) { typing.textChanged() }
        // The input method shows what was typed so far, and nothing any more when it has ended.
        Signal.connectText(text, "preedit-changed", .codePointKey) { if $0.isEmpty { typing.digits = nil } }
    }

    /// Whether the input method must not get a key.
    private func refuses(_ key: Key) -> Bool {
        let begin = GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
        if key.matches(GDK_KEY_U, begin) || key.matches(GDK_KEY_u, begin) {
            digits = 0
            return false
        }
        guard let digits, !key.isModifier, !key.movesFocus else { return false }
        switch key.value {
        case GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_Escape:
            self.digits = nil
        case GDK_KEY_BackSpace: self.digits = digits > 0 ? digits - 1 : nil
        // With Shift held a digit is another key, so any key counts.
        case _ where digits == Self.mostDigits: return true
        default: self.digits = digits + 1
        }
        return false
    }

    /// A character has come, from whatever input method; what was selected goes when a code point is begun.
    private func textChanged() {
        if digits != 0 { digits = nil }
    }
}
