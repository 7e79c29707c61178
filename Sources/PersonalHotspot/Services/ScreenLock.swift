import CGtk

/// Asks the login service whether the user's session is locked (`LockedHint` of org.freedesktop.login1).
@MainActor
public enum ScreenLock {
    /// Returns true if the session is locked, and false if it isn't or the service doesn't answer.
    public static func isLocked() async -> Bool {
        await withCheckedContinuation { continuation in
            g_bus_get(
                G_BUS_TYPE_SYSTEM, nil,
                { _, result, box in
                    let answer = Answer.take(box)
                    guard let bus = g_bus_get_finish(result, nil) else { return answer.resume(returning: false) }
                    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
                    // By default, GIO would end the program when the system bus is gone.
                    g_dbus_connection_set_exit_on_close(bus, 0)
                    ask(bus, answer)
                }, Answer.box(continuation))
        }
    }
}

private func ask(_ bus: OpaquePointer, _ answer: CheckedContinuation<Bool, Never>) {
    g_dbus_connection_call(
        bus, "org.freedesktop.login1", "/org/freedesktop/login1/session/auto", "org.freedesktop.DBus.Properties",
        "Get", g_variant_parse(nil, "('org.freedesktop.login1.Session', 'LockedHint')", nil, nil, nil),
        nil, bus_call_no_auto_start, 1000, nil,
        { bus, result, box in
            let answer = Answer.take(box)
            guard let bus, let value = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else {
                return answer.resume(returning: false)
            }
            defer { g_variant_unref(value) }
            let boxed = g_variant_get_child_value(value, 0)!
            defer { g_variant_unref(boxed) }
            let hint = g_variant_get_variant(boxed)!
            defer { g_variant_unref(hint) }
            answer.resume(returning: g_variant_get_boolean(hint) != 0)
        }, Answer.box(answer))
}

/// Carries a continuation through C as user data.
private final class Answer {
    private let continuation: CheckedContinuation<Bool, Never>

    private init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = continuation
    }

    static func box(_ continuation: CheckedContinuation<Bool, Never>) -> gpointer {
        Unmanaged.passRetained(Answer(continuation)).toOpaque()
    }

    static func take(_ box: gpointer?) -> CheckedContinuation<Bool, Never> {
        Unmanaged<Answer>.fromOpaque(box!).takeRetainedValue().continuation
    }
}
