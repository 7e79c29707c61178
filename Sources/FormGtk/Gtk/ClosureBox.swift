import CGtk

/// What GLib keeps of a closure: a pointer to one of these is the data of a C function, which captures nothing.
@MainActor
final class ClosureBox<Closure> {
    let closure: Closure

    /// Makes a box and gives it to GLib, which has to give it back with ``release(_:)``.
    static func retained(_ closure: Closure) -> gpointer {
        Unmanaged.passRetained(ClosureBox(closure)).toOpaque()
    }

    /// The box that a C function was given as its data.
    nonisolated static func at(_ data: gpointer) -> ClosureBox {
        Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
    }

    private init(_ closure: Closure) {
        self.closure = closure
    }
}

extension ClosureBox<Any> {
    /// Lets a box go, whatever closure it holds; for what GLib calls when it needs the data no more.
    nonisolated static func release(_ data: gpointer?) {
        // A C function can't be generic, and any object is released alike.
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
}
