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
    /// Calls a closure each time that an object emits a signal.
    ///
    /// A property that changes is the signal `notify::` with the property's name: `notify::active`. The
    /// arguments of a signal are not handed on, so ask the object for what you need; a signal that wants an
    /// answer gets the one that stands for “go on”, `FALSE`.
    ///
    /// The closure is called on the main actor, while the object emits the signal. GLib keeps it, and frees it
    /// when the object is finalised. So it must hold nothing that keeps the object alive; the object's own
    /// pointer holds nothing and is fine.
    ///
    /// A signal that the object does not have is a mistake in the program: GLib warns of it on the standard
    /// error, with the names of the signal and of the object's type, and the closure is freed at once. A test
    /// that runs with `G_DEBUG=fatal-warnings` ends there.
    ///
    /// - Parameters:
    ///   - object: A widget, or any other `GObject`; for one that Swift has as an `OpaquePointer`, give
    ///     `UnsafeMutableRawPointer(object)`. It must be used on the main thread only, as all of GTK.
    ///   - signal: The signal's name, such as `clicked`.
    ///   - handler: What to call.
    public static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, handler: @escaping @MainActor () -> Void
    ) {
        let data = ClosureBox.retained(handler)
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_add_finalize_notifier(closure, data) { data, _ in ClosureBox.release(data) }
        // Called by a marshal of its own, it fits a signal of whatever arguments.
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
