import CGio

/// Boxes a closure so that GLib can hold it as the data of a C function, which can't capture anything itself.
enum BoxedClosure {
    private final class Box {
        let closure: Any
        init(_ closure: Any) { self.closure = closure }
    }

    /// Boxes a closure and passes the box to GLib, which must return it to ``release(_:)``.
    static func retained<Closure>(_ closure: Closure) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    static func retained(_ closure: @escaping () -> Void) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    /// Returns the closure that a C function received as its data. The type must be the one that was boxed.
    static func at<Closure>(_ data: gpointer?, as type: Closure.Type = (() -> Void).self) -> Closure {
        guard let data, let closure = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().closure as? Closure else {
            preconditionFailure("GLib gave a callback the data of another one.")
        }
        return closure
    }

    /// Returns the closure of a callback that GLib calls once, and releases its box.
    static func taken<Closure>(_ data: gpointer?, as type: Closure.Type) -> Closure {
        defer { release(data) }
        return at(data, as: type)
    }

    /// Releases a box.
    static func release(_ data: gpointer?) {
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
    }
}
