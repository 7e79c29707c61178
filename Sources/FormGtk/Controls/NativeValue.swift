import CGtk

/// The value of a row with the author's own widget as text, for who has the widgets only, such as a test.
///
/// It is an action whose state is the text, tied to the widget and gone with it.
@MainActor
package struct NativeValue {
    private let action: OpaquePointer

    /// Ties a value to a widget.
    ///
    /// - Parameters:
    ///   - text: The value of this moment.
    ///   - choose: Called with another one that is given to the row.
    init(on widget: Widget, text: String, choose: @escaping @MainActor (String) -> Void) {
        action = g_simple_action_new_stateful("value", nil, g_variant_new_string(text))
        Signal.connectStateChange(action, .nativeChosen, handler: choose)
        g_object_set_data_full(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key,
            UnsafeMutableRawPointer(action), { g_object_unref($0) })
    }

    /// The value that is tied to a widget; `nil` for a widget of the library.
    package init?(of widget: Widget) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        guard let action = g_object_get_data(object, Self.key) else { return nil }
        self.action = OpaquePointer(action)
    }

    /// The text that the row shows for its value, or in its place where a rule has refused it.
    package var text: String {
        let state = g_action_get_state(action)
        defer { g_variant_unref(state) }
        return String(cString: g_variant_get_string(state, nil))
    }

    /// Gives the row another value, as the person does with the widget.
    package func choose(_ text: String) {
        g_action_change_state(action, g_variant_new_string(text))
    }

    /// Shows another value.
    func show(_ text: String) {
        g_simple_action_set_state(action, g_variant_new_string(text))
    }

    private static let key = "form-value"
}
