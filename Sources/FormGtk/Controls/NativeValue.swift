import CGtk

/// The value of a widget made by the form's author, as text. It is meant for code that has access only to the widgets,
/// such as a test.
///
/// The value is stored as an action whose state is the text. The action is attached to the widget and freed with it.
@MainActor
package struct NativeValue {
    private let action: OpaquePointer

    /// Attaches a value to a widget.
    ///
    /// - Parameters:
    ///   - text: The current value.
    ///   - choose: Called with the text that is passed to ``choose(_:)``, to make it the row's value.
    init(on widget: Widget, text: String, choose: @escaping @MainActor (String) -> Void) {
        action = g_simple_action_new_stateful("value", nil, g_variant_new_string(text))
        Signal.connectStateChange(action, .nativeChosen, handler: choose)
        g_object_set_data_full(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key,
            UnsafeMutableRawPointer(action), { g_object_unref($0) })
    }

    /// Finds the value that is attached to a widget. The result is `nil` for the library's own widgets.
    package init?(of widget: Widget) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        guard let action = g_object_get_data(object, Self.key) else { return nil }
        self.action = OpaquePointer(action)
    }

    /// The text that the row shows: its value, or a draft that a rule has refused or a service hasn't accepted yet.
    package var text: String {
        let state = g_action_get_state(action)
        defer { g_variant_unref(state) }
        return String(cString: g_variant_get_string(state, nil))
    }

    /// Chooses another value for the row, as the user does with the widget.
    package func choose(_ text: String) {
        g_action_change_state(action, g_variant_new_string(text))
    }

    /// Updates the text to the row's current value. Unlike ``choose(_:)``, doesn't change the row's value.
    func show(_ text: String) {
        g_simple_action_set_state(action, g_variant_new_string(text))
    }

    private static let key = "form-value"
}
