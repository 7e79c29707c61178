import CGtk

/// Connects Swift closures to the signals of GTK's objects, for widgets of your own.
///
/// ```swift
/// Signal.connect(spin, "value-changed") {
///     choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
/// }
/// ```
@MainActor
public enum Signal {
    /// Calls a closure each time an object emits a signal.
    ///
    /// For changes of a property, connect to `notify::` followed by the property's name, such as `notify::active`. The
    /// signal's arguments aren't passed on, so the closure has to ask the object for what it needs. If the signal
    /// expects a return value, it gets `FALSE`, so GTK continues with its own handling.
    ///
    /// The closure is called on the main actor, while the object emits the signal. GLib keeps the closure and frees it
    /// when the object is finalised, so the closure must not hold anything that keeps the object alive. Capturing the
    /// object's own pointer is fine, because the pointer holds no reference.
    ///
    /// Connecting to a signal that the object doesn't have is a programming error. GLib prints a warning to standard
    /// error, with the names of the signal and of the object's type, and frees the closure immediately. A test that
    /// runs with `G_DEBUG=fatal-warnings` terminates at that warning.
    ///
    /// - Parameters:
    ///   - object: A widget, or any other `GObject`. If Swift imports it as an `OpaquePointer`, pass
    ///     `UnsafeMutableRawPointer(object)`. Like all of GTK, it must be used on the main thread only.
    ///   - signal: The signal's name, such as `clicked`.
    ///   - handler: The closure to call.
    public static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, handler: @escaping @MainActor () -> Void
    ) {
        let data = ClosureBox.retained(handler)
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_add_finalize_notifier(closure, data) { data, _ in ClosureBox.release(data) }
        // Set a marshaller that ignores the signal's arguments, so the closure fits every signal.
        g_closure_set_marshal(closure) { closure, _, _, _, _, _ in
            guard let data = closure?.pointee.data else { return }
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        g_closure_ref(closure)
        g_closure_sink(closure)
        g_signal_connect_closure(object, signal, closure, 0)
        g_closure_unref(closure)
    }
}
