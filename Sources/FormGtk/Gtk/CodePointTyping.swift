import CGtk

/// Keeps GTK's simple input method from writing past its buffer.
///
/// After Ctrl+Shift+U, the user types the digits of a character's code point. In GTK 4.8 the input method accepts six
/// digits, but its buffer has room only for five and the terminating zero, so the sixth digit corrupts the heap. Five
/// digits are enough for every character except those of the last private-use plane.
///
/// The limit is set in the input method's class and not in single widgets, so it also holds in GTK's own dialogs and in
/// widgets that the form's author makes. In a version of GTK with a larger buffer, the only effect is that a sixth
/// digit can't be typed.
@MainActor
enum CodePointTyping {
    private typealias Filter = @convention(c) (UnsafeMutablePointer<GtkIMContext>?, OpaquePointer?) -> gboolean

    private static let mostDigits = 5
    private static let endingKeys = [
        GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter, GDK_KEY_Escape,
        GDK_KEY_BackSpace, GDK_KEY_U,
    ]

    /// The input method's class. GTK's other input methods, such as the one for Wayland, derive from this class and
    /// call its functions.
    private static let method = g_type_class_ref(gtk_im_context_simple_get_type())
        .assumingMemoryBound(to: GtkIMContextClass.self)
    /// GTK's own function that handles a key; `nil` until ``limit()`` replaces it in the class.
    private static var filter: Filter?

    /// Limits the digits in all text fields of the program.
    static func limit() {
        guard filter == nil else { return }
        filter = method.pointee.filter_keypress
        method.pointee.filter_keypress = { context, event in
            nonisolated(unsafe) let (context, event) = (context, event)
            return MainActor.assumeIsolated {
                CodePointTyping.refuses(event, in: context) ? 1 : CodePointTyping.filter!(context, event)
            }
        }
    }

    /// Returns true if the key has to be ignored because it would type a sixth digit.
    private static func refuses(_ event: OpaquePointer?, in context: UnsafeMutablePointer<GtkIMContext>?) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_KEY_PRESS, digits(in: context) >= mostDigits else { return false }
        // A digit key has another key value while Shift is held, so every key counts as a digit unless it ends the
        // typing.
        return gdk_key_event_is_modifier(event) == 0 && !endingKeys.contains(Int32(gdk_key_event_get_keyval(event)))
    }

    /// The number of digits typed after Ctrl+Shift+U, which the input method shows preceded by a “u”.
    private static func digits(in context: UnsafeMutablePointer<GtkIMContext>?) -> Int {
        var preedit: UnsafeMutablePointer<CChar>?
        method.pointee.get_preedit_string(context, &preedit, nil, nil)
        guard let preedit else { return 0 }
        defer { g_free(preedit) }
        let text = String(cString: preedit)
        return text.hasPrefix("u") ? text.count - 1 : 0
    }
}
