import CGio

/// What GLib keeps of a closure: a pointer to one of these is the data of a C function, which captures nothing.
enum BoxedClosure {
    private final class Box {
        let closure: Any
        init(_ closure: Any) { self.closure = closure }
    }

    /// Makes a box of a closure and gives it to GLib, which has to give it back with ``release(_:)``.
    static func retained<Closure>(_ closure: Closure) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    static func retained(_ closure: @escaping () -> Void) -> gpointer {
        Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    /// The closure that a C function was given as its data; of the type that it was boxed with.
    static func at<Closure>(_ data: gpointer?, as type: Closure.Type = (() -> Void).self) -> Closure {
        guard let data, let closure = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().closure as? Closure else {
            preconditionFailure("GLib gave a callback the data of another one.")
        }
        return closure
    }

    /// The closure of a callback that GLib calls once, and takes its box back.
    static func taken<Closure>(_ data: gpointer?, as type: Closure.Type) -> Closure {
        defer { release(data) }
        return at(data, as: type)
    }

    /// Lets a box go.
    static func release(_ data: gpointer?) {
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
    }
}
