import CGtk

/// Signals that the renderer listens to itself.
///
/// There is one function for each shape of signal, whose C function has the
/// shape's true parameters and its true return. The closure is kept by GLib and
/// released with the connection: when the object goes, or is disconnected.
extension Signal {
    /// A signal with no arguments.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, wire, handler, plainCallback)
    }

    /// A signal with no arguments, after its other handlers.
    @discardableResult
    static func connectAfter(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, wire, handler, plainCallback, connect_after)
    }

    /// A signal that tells of a property.
    @discardableResult
    static func connectNotify(
        _ object: UnsafeMutableRawPointer, _ property: String, _ wire: Wire,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        return connect(
            object, "notify::\(property)", wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// A signal with no arguments whose handler tells whether it has dealt with it.
    @discardableResult
    static func connectRequest(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire,
        handler: @escaping @MainActor () -> Bool
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
            let box = ClosureBox<@MainActor () -> Bool>.at(data)
            return MainActor.assumeIsolated { box.closure() } ? 1 : 0
        }
        return connect(object, name, wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// A signal with a text.
    static func connectText(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire,
        handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, UnsafePointer<CChar>?, gpointer) -> Void = { _, text, data in
            let box = ClosureBox<@MainActor (String) -> Void>.at(data)
            let text = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { box.closure(text) }
        }
        connect(object, name, wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// The C function of a signal with no arguments and no return.
    static let plainCallback: GCallback = {
        let function: @convention(c) (gpointer, gpointer) -> Void = { _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
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

    /// A signal of the shape that a C function has, which finds the handler in its data, a ``ClosureBox``.
    @discardableResult
    static func connect<Handler>(
        _ object: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, _ handler: Handler,
        _ function: GCallback, _ flags: GConnectFlags = connect_default
    ) -> Connection {
        guard !Wiring.isCut(wire) else { return Connection(object: object, id: 0) }
        let data = ClosureBox.retained(handler)
        let release: GClosureNotify = { data, _ in ClosureBox.release(data) }
        let id = g_signal_connect_data(object, name, function, data, release, flags)
        return Connection(object: object, id: id)
    }
}
