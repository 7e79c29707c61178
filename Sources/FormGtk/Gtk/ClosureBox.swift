import CGtk

/// Holds a closure for GLib. A C function can't capture a closure, so GLib passes it a pointer to the box as its data.
@MainActor
final class ClosureBox<Closure> {
    let closure: Closure

    /// Makes a box and hands its ownership to GLib, which has to release it with ``release(_:)``.
    static func retained(_ closure: Closure) -> gpointer {
        Unmanaged.passRetained(ClosureBox(closure)).toOpaque()
    }

    /// Returns the box that a C function received as its data.
    nonisolated static func at(_ data: gpointer) -> ClosureBox {
        Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
    }

    private init(_ closure: Closure) {
        self.closure = closure
    }
}

extension ClosureBox<Any> {
    /// Releases a box, regardless of the type of its closure. Pass this function to GLib, which calls it when it no
    /// longer needs the data.
    nonisolated static func release(_ data: gpointer?) {
        // A C function can't be generic, but every Swift object is released in the same way.
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
}
