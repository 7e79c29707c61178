import CGio

/// Boxes a closure so that GLib can hold it as the data of a C callback. The callback itself is a C function, which
/// can't capture anything.
enum BoxedClosure {
    private final class Box {
        let closure: Any
        init(_ closure: Any) { self.closure = closure }
    }

    /// Boxes a closure and returns the box, for GLib to hold as data. Each box must be released once, with
    /// ``release(_:)`` or ``taken(_:as:)``.
    static func retained<Closure>(_ closure: Closure) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    static func retained(_ closure: @escaping () -> Void) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    /// Returns the closure that a C callback has received as its data. The given type must be the type of the boxed
    /// closure; otherwise the program stops with an error.
    static func at<Closure>(_ data: gpointer?, as type: Closure.Type = (() -> Void).self) -> Closure {
        guard let data, let closure = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().closure as? Closure else {
            preconditionFailure("GLib gave a callback the data of another one.")
        }
        return closure
    }

    /// Returns the closure that a C callback has received as its data, and releases the box. It is for callbacks that
    /// GLib calls only once.
    static func taken<Closure>(_ data: gpointer?, as type: Closure.Type) -> Closure {
        defer { release(data) }
        return at(data, as: type)
    }

    /// Releases a box.
    static func release(_ data: gpointer?) {
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
    }
}
