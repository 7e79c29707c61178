import CGtk

/// Connecting Swift closures to signals.
///
/// There is one function for each shape of signal, whose C function has the
/// shape's true parameters and its true return. The closure is kept by GLib and
/// released with the connection: when the object goes, or is disconnected.
@MainActor
enum Signal {
    /// A signal with no arguments.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, wire, handler, plainCallback)
    }

    /// A signal with no arguments, after its other handlers.
    @discardableResult
    static func connectAfter(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, wire, handler, plainCallback, G_CONNECT_AFTER)
    }

    /// A signal that tells of a property.
    @discardableResult
    static func connectNotify(
        _ object: UnsafeMutableRawPointer, _ property: String, _ wire: Wire, handler: @escaping @MainActor () -> Void
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
            let box = Box<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.handler() }
        }
        return connect(
            object, "notify::\(property)", wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// A signal with no arguments whose handler tells whether it has dealt with it.
    @discardableResult
    static func connectRequest(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, handler: @escaping @MainActor () -> Bool
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
            let box = Box<@MainActor () -> Bool>.at(data)
            return MainActor.assumeIsolated { box.handler() } ? 1 : 0
        }
        return connect(object, name, wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// `activate` of an action that takes no parameter.
    static func connectAction(
        _ action: OpaquePointer, _ wire: Wire, handler: @escaping @MainActor () -> Void
    ) {
        let function: @convention(c) (gpointer, OpaquePointer?, gpointer) -> Void = { _, _, data in
            let box = Box<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.handler() }
        }
        connect(
            UnsafeMutableRawPointer(action), "activate", wire, handler,
            unsafeBitCast(function, to: GCallback.self))
    }

    /// `change-state` of an action whose state is a text, with the text that is asked for.
    static func connectStateChange(
        _ action: OpaquePointer, _ wire: Wire, handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, state, data in
            let box = Box<@MainActor (String) -> Void>.at(data)
            let text = String(cString: g_variant_get_string(state, nil))
            MainActor.assumeIsolated { box.handler(text) }
        }
        connect(
            UnsafeMutableRawPointer(action), "change-state", wire, handler,
            unsafeBitCast(function, to: GCallback.self))
    }

    /// A signal with a text.
    static func connectText(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, UnsafePointer<CChar>?, gpointer) -> Void = { _, text, data in
            let box = Box<@MainActor (String) -> Void>.at(data)
            let text = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { box.handler(text) }
        }
        connect(object, name, wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// `response` of a dialog, with the answer's number.
    static func connectResponse(_ dialog: Widget, _ wire: Wire, handler: @escaping @MainActor (Int32) -> Void) {
        let function: @convention(c) (gpointer, gint, gpointer) -> Void = { _, response, data in
            let box = Box<@MainActor (Int32) -> Void>.at(data)
            MainActor.assumeIsolated { box.handler(response) }
        }
        connect(dialog, "response", wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// `changed` of a file's monitor, with what has happened to the file.
    static func connectFileChanged(
        _ monitor: UnsafeMutablePointer<GFileMonitor>, _ wire: Wire,
        handler: @escaping @MainActor (GFileMonitorEvent) -> Void
    ) {
        let function: @convention(c) (gpointer, gpointer?, gpointer?, GFileMonitorEvent, gpointer) -> Void = {
            _, _, _, event, data in
            let box = Box<@MainActor (GFileMonitorEvent) -> Void>.at(data)
            MainActor.assumeIsolated { box.handler(event) }
        }
        connect(monitor, "changed", wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// `row-activated` of a list box, with the row's index.
    @discardableResult
    static func connectRowActivated(
        _ list: Widget, _ wire: Wire, handler: @escaping @MainActor (Int) -> Void
    ) -> Connection {
        let function: @convention(c) (gpointer, UnsafeMutablePointer<GtkListBoxRow>, gpointer) -> Void = {
            _, row, data in
            let box = Box<@MainActor (Int) -> Void>.at(data)
            let index = Int(gtk_list_box_row_get_index(row))
            MainActor.assumeIsolated { box.handler(index) }
        }
        return connect(list, "row-activated", wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Key presses that nothing inside a widget has dealt with.
    ///
    /// - Parameters:
    ///   - phase: `GTK_PHASE_CAPTURE` for keys that what is inside the widget shall not get first.
    ///   - handler: Told the key and the modifiers; returns whether it has dealt with them.
    static func connectKeys(
        _ widget: Widget,
        _ wire: Wire,
        phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
        handler: @escaping @MainActor (Key) -> Bool
    ) {
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, phase)
        let function: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
            controller, value, _, modifiers, data in
            let box = Box<@MainActor (Key) -> Bool>.at(data)
            let key = Key(value: Int32(bitPattern: value), modifiers: modifiers, controller: controller)
            return MainActor.assumeIsolated { box.handler(key) } ? 1 : 0
        }
        connect(
            UnsafeMutableRawPointer(controller), "key-pressed", wire, handler,
            unsafeBitCast(function, to: GCallback.self))
        gtk_widget_add_controller(widget, controller)
    }

    /// A key that nothing inside a widget has dealt with, also where its layout has another letter on it.
    static func connectShortcut(
        _ widget: Widget, _ key: Int32, _ modifiers: GdkModifierType, _ wire: Wire,
        handler: @escaping @MainActor () -> Void
    ) {
        guard !Wiring.isCut(wire) else { return }
        let function: GtkShortcutFunc = { _, _, data in
            let box = Box<@MainActor () -> Void>.at(data!)
            MainActor.assumeIsolated { box.handler() }
            return 1
        }
        let data = Unmanaged.passRetained(Box(handler)).toOpaque()
        let release: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }
        let trigger = gtk_keyval_trigger_new(guint(key), modifiers)
        let controller = gtk_shortcut_controller_new()!
        gtk_shortcut_controller_add_shortcut(
            controller, gtk_shortcut_new(trigger, gtk_callback_action_new(function, data, release)))
        gtk_widget_add_controller(widget, controller)
    }

    /// The keyboard's focus leaving a widget and everything in it.
    static func connectFocusLeave(
        _ widget: Widget, _ wire: Wire, handler: @escaping @MainActor () -> Void
    ) {
        let controller = gtk_event_controller_focus_new()!
        connect(UnsafeMutableRawPointer(controller), "leave", wire, handler, plainCallback)
        gtk_widget_add_controller(widget, controller)
    }

    /// The C function of a signal with no arguments and no return.
    private static let plainCallback: GCallback = {
        let function: @convention(c) (gpointer, gpointer) -> Void = { _, data in
            let box = Box<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.handler() }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }()

    /// A connection, so that it can be silent while the program itself sets the widget.
    struct Connection {
        fileprivate let object: UnsafeMutableRawPointer
        fileprivate let id: gulong

        /// Does something to the object that must not come back as a person's doing.
        @MainActor
        func silenced(_ body: () -> Void) {
            guard id != 0 else { return body() }
            g_signal_handler_block(object, id)
            body()
            g_signal_handler_unblock(object, id)
        }

        /// Ends the connection; the object must still be there.
        func disconnect() {
            if id != 0 { g_signal_handler_disconnect(object, id) }
        }
    }

    @discardableResult
    private static func connect<Handler>(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, _ handler: Handler,
        _ function: GCallback, _ flags: GConnectFlags = G_CONNECT_DEFAULT
    ) -> Connection {
        guard !Wiring.isCut(wire) else { return Connection(object: object, id: 0) }
        let data = Unmanaged.passRetained(Box(handler)).toOpaque()
        let release: GClosureNotify = { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }
        let id = g_signal_connect_data(object, name, function, data, release, flags)
        return Connection(object: object, id: id)
    }

    /// What GLib keeps of a closure.
    final class Box<Handler>: @unchecked Sendable {
        let handler: Handler

        init(_ handler: Handler) {
            self.handler = handler
        }

        static func at(_ data: gpointer) -> Box {
            Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
        }
    }
}

/// A key that was pressed, with the modifiers that were held.
struct Key: @unchecked Sendable {
    let value: Int32
    let modifiers: GdkModifierType
    /// Whose signal told of the key.
    fileprivate let controller: gpointer

    var hasNoModifiers: Bool { matches(value) }

    /// Whether it is this key, with exactly these of Ctrl, Alt and Shift held.
    func matches(_ value: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        let counted = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
        return self.value == value && self.modifiers.rawValue & counted == modifiers.rawValue
    }

    /// Whether it is a key such as Shift, that does nothing by itself.
    var isModifier: Bool {
        (GDK_KEY_Shift_L...GDK_KEY_Hyper_R).contains(value) || value == GDK_KEY_ISO_Level3_Shift
    }

    /// Whether it moves the focus to another row or control.
    var movesFocus: Bool {
        [
            GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right,
            GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Home, GDK_KEY_End,
        ].contains(value)
    }

    /// Whether it types a character, or begins one, as an accent does.
    var isText: Bool {
        let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        guard modifiers.rawValue & others == 0 else { return false }
        let isAccent = (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(value) || value == GDK_KEY_Multi_key
        return isAccent || g_unichar_isgraph(gdk_keyval_to_unicode(guint(value))) != 0
    }

    /// Hands the key to a widget that does not have the focus.
    ///
    /// - Returns: Whether the widget has dealt with it.
    @MainActor
    func forward(to widget: Widget) -> Bool {
        // A key that no device has sent can't be handed on.
        guard gtk_event_controller_get_current_event(OpaquePointer(controller)) != nil else { return false }
        return gtk_event_controller_key_forward(OpaquePointer(controller), widget) != 0
    }
}
