import CGtk
import FormGtk

/// Delivers key presses to the event controllers of a window's widgets, in the same order as GTK.
///
/// The controllers in the capture phase come first, from the window down to the widget with the focus. Then the other
/// controllers follow, from the widget with the focus up to the window. A key is not delivered any further once a
/// controller has handled it. A key that is pressed while the focus is in a widget that isn't drawn is lost.
@MainActor
struct Keyboard {
    let window: Widget

    /// Presses a key.
    ///
    /// - Returns: True if a controller has handled the key.
    @discardableResult
    func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        let path = focusPath
        return path.reversed().contains { offer(key, modifiers, to: $0, phase: GTK_PHASE_CAPTURE) }
            || path.contains { widget in
                offer(key, modifiers, to: widget, phase: GTK_PHASE_TARGET)
                    || offer(key, modifiers, to: widget, phase: GTK_PHASE_BUBBLE)
            }
    }

    /// Releases a key.
    func release(_ key: Int32, _ modifiers: GdkModifierType) {
        for widget in focusPath {
            widget.forEachController(of: gtk_event_controller_key_get_type()) {
                emit("key-released", on: UnsafeMutableRawPointer($0), key, modifiers)
            }
        }
    }

    /// Types characters into the widget that has the focus, as an input method does. The first character replaces the
    /// selected text.
    ///
    /// The text isn't inserted directly into the widget, because GTK 4.18 can't undo text that a program has inserted.
    func type(_ text: String) {
        guard let focus = gtk_root_get_focus(window.opaque) else { return }
        focus.forEachController(of: gtk_event_controller_key_get_type()) { keys in
            guard let method = gtk_event_controller_key_get_im_context(keys) else { return }
            for character in text {
                commit(String(character), from: method)
                // When a real user types, each key is a separate event, which comes after what the last one has put off.
                // That can take more than one iteration, because it can put something off itself.
                for _ in 0..<3 { g_main_context_iteration(nil, 0) }
            }
        }
    }

    private func commit(_ text: String, from method: UnsafeMutablePointer<GtkIMContext>) {
        var values = [GValue(), GValue()]
        g_value_init(&values[0], gtk_im_context_get_type())
        g_value_set_object(&values[0], method)
        g_value_init(&values[1], GType.string)
        g_value_set_string(&values[1], text)
        g_signal_emitv(&values, g_signal_lookup("commit", gtk_im_context_get_type()), 0, nil)
        g_value_unset(&values[0])
        g_value_unset(&values[1])
    }

    /// The widget that has the focus, followed by its ancestors up to the window.
    private var focusPath: [Widget] {
        var path: [Widget] = []
        var widget: Widget? = gtk_root_get_focus(window.opaque) ?? window
        guard widget.map(gtk_widget_get_mapped) != 0 else { return [] }
        while let next = widget {
            path.append(next)
            widget = gtk_widget_get_parent(next)
        }
        return path
    }

    private func offer(
        _ key: Int32, _ modifiers: GdkModifierType, to widget: Widget, phase: GtkPropagationPhase
    ) -> Bool {
        widget.hasController(of: gtk_event_controller_get_type()) { controller in
            let object = UnsafeMutableRawPointer(controller)
            guard gtk_event_controller_get_propagation_phase(controller) == phase else { return false }
            if isA(object, gtk_event_controller_key_get_type()) { return emitKeyPressed(object, key, modifiers) }
            return isA(object, gtk_shortcut_controller_get_type())
                && activateShortcut(controller, key, modifiers, on: widget)
        }
    }

    private func emitKeyPressed(_ controller: gpointer, _ key: Int32, _ modifiers: GdkModifierType) -> Bool {
        var result = GValue()
        g_value_init(&result, GType.boolean)
        emit("key-pressed", on: controller, key, modifiers, result: &result)
        return g_value_get_boolean(&result) != 0
    }

    private func emit(
        _ signal: String, on controller: gpointer, _ key: Int32, _ modifiers: GdkModifierType,
        result: UnsafeMutablePointer<GValue>? = nil
    ) {
        var values = [GValue(), GValue(), GValue(), GValue()]
        g_value_init(&values[0], gtk_event_controller_key_get_type())
        g_value_set_object(&values[0], controller)
        for (index, number) in [guint(key), 0].enumerated() {
            g_value_init(&values[index + 1], GType.unsignedInteger)
            g_value_set_uint(&values[index + 1], number)
        }
        g_value_init(&values[3], gdk_modifier_type_get_type())
        g_value_set_flags(&values[3], modifiers.rawValue)
        g_signal_emitv(&values, g_signal_lookup(signal, gtk_event_controller_key_get_type()), 0, result)
        g_value_unset(&values[0])
    }

    private func activateShortcut(
        _ controller: OpaquePointer, _ key: Int32, _ modifiers: GdkModifierType, on widget: Widget
    ) -> Bool {
        for index in 0..<g_list_model_get_n_items(controller) {
            let shortcut = OpaquePointer(g_list_model_get_item(controller, index)!)
            defer { g_object_unref(UnsafeMutableRawPointer(shortcut)) }
            guard let trigger = gtk_shortcut_get_trigger(shortcut),
                isA(UnsafeMutableRawPointer(trigger), gtk_keyval_trigger_get_type()),
                gtk_keyval_trigger_get_keyval(trigger) == guint(key),
                gtk_keyval_trigger_get_modifiers(trigger) == modifiers
            else { continue }
            let action = gtk_shortcut_get_action(shortcut)
            let arguments = gtk_shortcut_get_arguments(shortcut)
            if gtk_shortcut_action_activate(action, GTK_SHORTCUT_ACTION_EXCLUSIVE, widget, arguments) != 0 {
                return true
            }
        }
        return false
    }

    private func isA(_ object: gpointer, _ type: GType) -> Bool {
        g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
}
