import CGtk

/// Functions that connect Swift handlers to the signals that the renderer uses.
///
/// Each function passes GLib a C function with exactly the parameters and the return type of the signal. GLib keeps the
/// handler alive until it is disconnected or the object is finalised.
extension Signal {
    /// Connects to a signal without arguments.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, signal, handler, plainCallback)
    }

    /// Connects to a signal without arguments. The handler is called after the signal's other handlers.
    @discardableResult
    static func connectAfter(
        _ object: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        return connect(object, name, signal, handler, plainCallback, connect_after)
    }

    /// Connects to changes of a property of the object. The handler has to read the new value itself.
    @discardableResult
    static func connectNotify(
        _ object: UnsafeMutableRawPointer, _ property: String, _ signal: SignalName,
        handler: @escaping @MainActor () -> Void
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        return connect(
            object, "notify::\(property)", signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to a signal without arguments that asks the handler for a Bool. The handler returns true if it has
    /// handled the signal.
    @discardableResult
    static func connectRequest(
        _ object: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName,
        handler: @escaping @MainActor () -> Bool
    ) -> Connection {
        let function: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
            let box = ClosureBox<@MainActor () -> Bool>.at(data)
            return MainActor.assumeIsolated { box.closure() } ? 1 : 0
        }
        return connect(object, name, signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Connects to a signal with a string as its argument.
    static func connectText(
        _ object: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName,
        handler: @escaping @MainActor (String) -> Void
    ) {
        let function: @convention(c) (gpointer, UnsafePointer<CChar>?, gpointer) -> Void = { _, text, data in
            let box = ClosureBox<@MainActor (String) -> Void>.at(data)
            let text = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { box.closure(text) }
        }
        connect(object, name, signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// The C function for a signal with no arguments and no return value.
    static let plainCallback: GCallback = {
        let function: @convention(c) (gpointer, gpointer) -> Void = { _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }()

    /// A connection between a signal and a handler. It can be silenced while the program itself changes the object.
    struct Connection {
        fileprivate let object: UnsafeMutableRawPointer
        fileprivate let id: gulong

        /// Calls `body`, which changes the object, without calling the handler. The handler would take the change for
        /// one made by the user.
        @MainActor
        func silenced(_ body: () -> Void) {
            guard id != 0 else { return body() }
            g_signal_handler_block(object, id)
            body()
            g_signal_handler_unblock(object, id)
        }

        /// Ends the connection. The object must still exist.
        func disconnect() {
            if id != 0 { g_signal_handler_disconnect(object, id) }
        }
    }

    /// Connects a handler to a signal.
    ///
    /// - Parameters:
    ///   - handler: The Swift closure. It is passed to `function` in a ``ClosureBox``.
    ///   - function: The C function that GLib calls. It must have the signal's parameters and return type, and calls
    ///     the closure in the ``ClosureBox`` that is its last argument.
    @discardableResult
    static func connect<Handler>(
        _ object: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName, _ handler: Handler,
        _ function: GCallback, _ flags: GConnectFlags = connect_default
    ) -> Connection {
        guard !Connections.isLeftOut(signal) else { return Connection(object: object, id: 0) }
        let data = ClosureBox.retained(handler)
        let release: GClosureNotify = { data, _ in ClosureBox.release(data) }
        let id = g_signal_connect_data(object, name, function, data, release, flags)
        return Connection(object: object, id: id)
    }
}
