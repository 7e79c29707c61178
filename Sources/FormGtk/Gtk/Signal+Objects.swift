import CGtk

/// Signals that only one kind of object has.
extension Signal {
    /// Connects to `activate` of an action without a parameter.
    static func connectAction(
        _ action: OpaquePointer, _ signal: SignalName, handler: @escaping @MainActor () -> Void
    ) {
        let function: @convention(c) (gpointer, OpaquePointer?, gpointer) -> Void = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(
            UnsafeMutableRawPointer(action), "activate", signal, handler,
            unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `activate` of an action whose parameter is a string.
    static func connectTextAction(
        _ action: OpaquePointer, _ signal: SignalName, handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, parameter, data in
            let box = ClosureBox<@MainActor (String) -> Void>.at(data)
            let text = String(cString: g_variant_get_string(parameter, nil))
            MainActor.assumeIsolated { box.closure(text) }
        }
        connect(
            UnsafeMutableRawPointer(action), "activate", signal, handler,
            unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `change-state` of an action whose state is a string. The handler receives the requested state.
    static func connectStateChange(
        _ action: OpaquePointer, _ signal: SignalName, handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, state, data in
            let box = ClosureBox<@MainActor (String) -> Void>.at(data)
            let text = String(cString: g_variant_get_string(state, nil))
            MainActor.assumeIsolated { box.closure(text) }
        }
        connect(
            UnsafeMutableRawPointer(action), "change-state", signal, handler,
            unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `response` of a dialog. The handler receives the response's number.
    static func connectResponse(
        _ dialog: UnsafeMutableRawPointer, _ signal: SignalName, handler: @escaping @MainActor (Int32) -> Void
    ) {
        let function: @convention(c) (gpointer, gint, gpointer) -> Void = { _, response, data in
            let box = ClosureBox<@MainActor (Int32) -> Void>.at(data)
            MainActor.assumeIsolated { box.closure(response) }
        }
        connect(dialog, "response", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `changed` of a file monitor. The handler receives the kind of change.
    static func connectFileChanged(
        _ monitor: UnsafeMutablePointer<GFileMonitor>, _ signal: SignalName,
        handler: @escaping @MainActor (GFileMonitorEvent) -> Void
    ) {
        let function: @convention(c) (gpointer, gpointer?, gpointer?, GFileMonitorEvent, gpointer) -> Void = {
            _, _, _, event, data in
            let box = ClosureBox<@MainActor (GFileMonitorEvent) -> Void>.at(data)
            MainActor.assumeIsolated { box.closure(event) }
        }
        connect(monitor, "changed", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `input` of a spin button. The handler returns the number for the button's text.
    static func connectInput(_ spin: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Double) {
        let function: @convention(c) (gpointer, UnsafeMutablePointer<gdouble>, gpointer) -> gint = { _, number, data in
            let box = ClosureBox<@MainActor () -> Double>.at(data)
            number.pointee = MainActor.assumeIsolated { box.closure() }
            return 1
        }
        connect(spin, "input", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to clicks on an entry's icon. The entry must have only one icon.
    static func connectIcon(_ entry: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void) {
        let function: @convention(c) (gpointer, GtkEntryIconPosition, gpointer) -> Void = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(entry, "icon-release", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to `insert-text` of the text inside an entry. The handler receives the text that is about to be
    /// inserted, and returns the text to insert in its place.
    static func connectInsertion(
        _ entry: Widget, _ signal: SignalName, handler: @escaping @MainActor (String) -> String
    ) {
        typealias Insertion =
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, gint, UnsafeMutablePointer<gint>, gpointer) -> Void
        let function: Insertion = { editable, text, length, position, data in
            let bytes = UnsafeBufferPointer(start: text, count: length < 0 ? strlen(text) : Int(length))
            let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let box = ClosureBox<@MainActor (String) -> String>.at(data)
            nonisolated(unsafe) let editable = editable
            let wanted = MainActor.assumeIsolated { box.closure(text) }
            guard wanted != text else { return }
            g_signal_stop_emission_by_name(UnsafeMutableRawPointer(editable), "insert-text")
            gtk_editable_insert_text(editable, wanted, -1, position)
        }
        guard let text = gtk_editable_get_delegate(entry.opaque) else { return }
        connect(
            UnsafeMutableRawPointer(text), "insert-text", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Calls the handler when a menu button is about to open its popover. If the button has no popover yet, the handler
    /// may create it.
    static func connectPopup(_ button: Widget, _ signal: SignalName, handler: @escaping @MainActor () -> Void) {
        guard !Connections.isLeftOut(signal) else { return }
        let function: GtkMenuButtonCreatePopupFunc = { _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data!)
            MainActor.assumeIsolated { box.closure() }
        }
        gtk_menu_button_set_create_popup_func(
            button.opaque, function, ClosureBox.retained(handler), { ClosureBox.release($0) })
    }

    /// Connects to `bind` of a list item factory, such as a menu's. The handler receives the `GtkListItem` that the
    /// factory has prepared.
    static func connectBind(
        _ factory: OpaquePointer, _ signal: SignalName, handler: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        let function: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, item, data in
            let box = ClosureBox<@MainActor (OpaquePointer) -> Void>.at(data)
            let item = UInt(bitPattern: item)
            MainActor.assumeIsolated { box.closure(OpaquePointer(bitPattern: item)!) }
        }
        connect(
            UnsafeMutableRawPointer(factory), "bind", signal, handler, unsafeBitCast(function, to: GCallback.self),
            connect_after)
    }

    /// Connects to `row-activated` of a list box. The handler receives the row's index.
    @discardableResult
    static func connectRowActivated(
        _ list: Widget, _ signal: SignalName, handler: @escaping @MainActor (Int) -> Void
    ) -> Connection {
        let function: @convention(c) (gpointer, UnsafeMutablePointer<GtkListBoxRow>, gpointer) -> Void = {
            _, row, data in
            let box = ClosureBox<@MainActor (Int) -> Void>.at(data)
            let index = Int(gtk_list_box_row_get_index(row))
            MainActor.assumeIsolated { box.closure(index) }
        }
        return connect(list, "row-activated", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }
}
