import CGio

/// The reason why a call failed.
enum BusError: Error, Equatable {
    /// No program owns the bus name to which the call was sent, or its owner left the bus before answering.
    case noOwner
    /// No answer arrived in time.
    case noAnswer
    /// There is no bus, or it is gone.
    case noBus
    /// The called program refused the call. `name` is the D-Bus name of the error.
    case refused(name: String, message: String)

    /// Creates an error from a GIO error, and frees the GIO error.
    init(taking error: UnsafeMutablePointer<GError>) {
        defer { g_error_free(error) }
        let remote = g_dbus_error_get_remote_error(error)
        defer { g_free(remote) }
        g_dbus_error_strip_remote_error(error)
        let message = String(cString: error.pointee.message)
        switch remote.map({ String(cString: $0) }) {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
            "org.freedesktop.DBus.Error.NoReply":
            self = .noOwner
        case "org.freedesktop.DBus.Error.Disconnected": self = .noBus
        case let name?: self = .refused(name: name, message: message)
        case nil:
            let isOfGIO = error.pointee.domain == g_io_error_quark()
            self = isOfGIO && error.pointee.code == G_IO_ERROR_TIMED_OUT.rawValue ? .noAnswer : .noBus
        }
    }
}
