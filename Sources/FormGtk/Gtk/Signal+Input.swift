import CGtk

/// Keys and the focus, as a widget's event controllers report them.
extension Signal {
    /// Connects to the key presses in a widget and its descendants.
    ///
    /// - Parameters:
    ///   - phase: With `GTK_PHASE_BUBBLE`, the default, the handler receives only keys that no descendant has handled.
    ///     With `GTK_PHASE_CAPTURE`, it receives every key before the descendants do.
    ///   - handler: Receives the key with its modifiers, and returns true if it has handled the key.
    static func connectKeys(
        _ widget: Widget,
        _ signal: SignalName,
        phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
        handler: @escaping @MainActor (Key) -> Bool
    ) {
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, phase)
        let function: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
            controller, value, _, modifiers, data in
            let box = ClosureBox<@MainActor (Key) -> Bool>.at(data)
            let key = Key(value, modifiers: modifiers, controller: controller)
            return MainActor.assumeIsolated { box.closure(key) } ? 1 : 0
        }
        connect(
            UnsafeMutableRawPointer(controller), "key-pressed", signal, handler,
            unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, controller)
    }

    /// Connects to keys that are released while a widget has the focus.
    static func connectReleases(_ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor (Key) -> Void) {
        let controller = gtk_event_controller_key_new()!
        let function: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> Void = {
            controller, value, _, modifiers, data in
            let box = ClosureBox<@MainActor (Key) -> Void>.at(data)
            let key = Key(value, modifiers: modifiers, controller: controller)
            MainActor.assumeIsolated { box.closure(key) }
        }
        connect(
            UnsafeMutableRawPointer(controller), "key-released", signal, handler,
            unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, controller)
    }

    /// Calls the handler when the user presses the mouse button that goes back, which is the eighth for GDK.
    static func connectBackButton(_ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void) {
        let gesture = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(gesture, 8)
        let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { _, _, _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(
            UnsafeMutableRawPointer(gesture), "pressed", signal, handler, unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, gesture)
    }

    /// Calls the handler when the user presses Alt and the mnemonic of a widget.
    static func connectMnemonic(_ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void) {
        let function: @convention(c) (gpointer, gboolean, gpointer) -> gboolean = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
            return 1
        }
        connect(widget, "mnemonic-activate", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Calls the handler when a button of the pointer is pressed on a widget or its descendants, or a finger touches
    /// them. The handler is called before anything inside the widget handles the press.
    static func connectPress(
        _ widget: Widget, name: StaticString, _ signal: SignalName, handler: @escaping @MainActor () -> Void
    ) {
        let gesture = gtk_gesture_click_new()!
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { gtk_event_controller_set_name(gesture, $0.baseAddress) }
        }
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(gesture, 0)
        let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { _, _, _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(
            UnsafeMutableRawPointer(gesture), "pressed", signal, handler, unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, gesture)
    }

    /// Calls the handler when the first button of the pointer is pressed on a widget or its descendants, or a finger
    /// touches them, before anything inside the widget handles the press.
    ///
    /// - Parameter handler: Receives the position in the widget. Returns true if it has handled the press, which nothing
    ///   else then does.
    static func connectClick(
        _ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor (Double, Double) -> Bool
    ) {
        let gesture = gtk_gesture_click_new()!
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { gesture, _, x, y, data in
            let box = ClosureBox<@MainActor (Double, Double) -> Bool>.at(data)
            if MainActor.assumeIsolated({ box.closure(x, y) }) {
                gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
        connect(
            UnsafeMutableRawPointer(gesture), "pressed", signal, handler, unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, gesture)
    }

    /// Calls the handler when the wheel is turned over a widget, with -1 for each step up and 1 for each step down.
    static func connectWheel(_ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor (Int) -> Void) {
        let flags = GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue
        let controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))!
        let function: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> gboolean = { _, _, steps, data in
            let box = ClosureBox<@MainActor (Int) -> Void>.at(data)
            MainActor.assumeIsolated { box.closure(Int(steps.rounded())) }
            return 1
        }
        connect(
            UnsafeMutableRawPointer(controller), "scroll", signal, handler, unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, controller)
    }

    /// Calls the handler when a widget or one of its descendants gets the keyboard focus.
    static func connectFocusEnter(
        _ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void
    ) {
        let controller = gtk_event_controller_focus_new()!
        connect(UnsafeMutableRawPointer(controller), "enter", signal, handler, plainCallback)
        gtk_widget_add_controller(widget, controller)
    }

    /// Calls the handler when the keyboard focus leaves a widget and its descendants.
    static func connectFocusLeave(
        _ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void
    ) {
        let controller = gtk_event_controller_focus_new()!
        connect(UnsafeMutableRawPointer(controller), "leave", signal, handler, plainCallback)
        gtk_widget_add_controller(widget, controller)
    }
}
