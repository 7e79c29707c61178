import CGtk
import Glibc

/// Calls a handler when the display is gone, for example because the compositor has crashed, before GDK ends the
/// program.
///
/// GDK ends the program with `_exit`, so the program's exit handlers don't run.
@MainActor
enum DisplayLoss {
    private typealias XErrorHandler = @convention(c) (OpaquePointer?) -> Int32

    private static var handler: (@MainActor () -> Void)?
    private static var isWatched = false
    /// GDK's own handler for the loss of the X server, which ends the program. The property needs no protection from
    /// concurrent access, because it is set only once.
    private nonisolated(unsafe) static var endForX: XErrorHandler?
    /// The file descriptor of the connection to the Wayland compositor.
    private static var connection: Int32 = -1

    /// - Parameter handler: Called once, when the display is gone and nothing can be drawn any more. The program ends
    ///   soon after it returns.
    static func watch(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        guard !isWatched, let display = gdk_display_get_default() else { return }
        isWatched = true
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        switch String(cString: g_type_name_from_instance(instance)) {
        case "GdkX11Display": watchX()
        case "GdkWaylandDisplay": watchWayland(display)
        default: break
        }
    }

    static func stop() { handler = nil }

    private static func tell() {
        let handler = handler
        self.handler = nil
        handler?()
    }

    /// Installs a handler for the loss of the X server. Xlib calls this handler from any Xlib function that finds the
    /// connection broken.
    private static func watchX() {
        typealias SetHandler = @convention(c) (XErrorHandler?) -> XErrorHandler?
        guard let function = dlsym(nil, "XSetIOErrorHandler") else { return }
        endForX = unsafeBitCast(function, to: SetHandler.self)({ display in
            if g_main_context_is_owner(nil) != 0 { MainActor.assumeIsolated { DisplayLoss.tell() } }
            return DisplayLoss.endForX?(display) ?? 0
        })
    }

    /// Adds an event source that checks the connection to the compositor earlier than GDK.
    ///
    /// GDK has its own event source, which checks the connection in its functions `prepare` and `check` and ends the
    /// program if the connection is broken. The added source checks the connection in the same functions but with a
    /// higher priority, so ``handler`` is called first.
    private static func watchWayland(_ display: OpaquePointer) {
        typealias Display = @convention(c) (OpaquePointer?) -> OpaquePointer?
        typealias Descriptor = @convention(c) (OpaquePointer?) -> Int32
        guard let wayland = dlsym(nil, "gdk_wayland_display_get_wl_display"),
            let descriptor = dlsym(nil, "wl_display_get_fd")
        else { return }
        connection = unsafeBitCast(descriptor, to: Descriptor.self)(
            unsafeBitCast(wayland, to: Display.self)(display))
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.prepare = { _, _ in
            MainActor.assumeIsolated { DisplayLoss.look() }
            return 0
        }
        functions.pointee.check = { _ in
            MainActor.assumeIsolated { DisplayLoss.look() }
            return 0
        }
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, G_PRIORITY_HIGH)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    private static func look() {
        var state = pollfd(fd: connection, events: 0, revents: 0)
        if poll(&state, 1, 0) > 0, Int32(state.revents) & (POLLHUP | POLLERR) != 0 { tell() }
    }
}
