import CGtk

/// A settings portal on the test's session bus, with a bus connection of its own.
///
/// A portal takes its place from a test's start to its end; only one can exist at a time.
@MainActor
final class MockPortal {
    private let bus: OpaquePointer
    private let node: UnsafeMutablePointer<GDBusNodeInfo>
    private var registration: guint = 0
    /// The choices that the portal publishes, as texts of GVariants.
    private static var values: [String: String] = [:]

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    /// Starts the portal.
    ///
    /// - Parameter values: The choices by key, such as `uint32 1` for `contrast`.
    init(_ values: [String: String]) throws {
        Self.values = values
        guard let address = g_getenv("DBUS_SESSION_BUS_ADDRESS"),
            let bus = g_dbus_connection_new_for_address_sync(
                address, GDBusConnectionFlags(rawValue: Self.client | Self.messageBus), nil, nil, nil),
            let node = g_dbus_node_info_new_for_xml(
                """
                <node><interface name="\(Self.interface)">
                <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
                <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
                </interface></node>
                """, nil)
        else { throw MockPortalError() }
        (self.bus, self.node) = (bus, node)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, _, _, invocation, _ in
            nonisolated(unsafe) let invocation = invocation
            MainActor.assumeIsolated { g_dbus_method_invocation_return_value(invocation, MockPortal.reply) }
        }
        registration = g_dbus_connection_register_object(
            bus, Self.path, g_dbus_node_info_lookup_interface(node, Self.interface), &table, nil, nil, nil)
        callBus("RequestName", "('\(Self.name)', uint32 0)")
    }

    isolated deinit {
        callBus("ReleaseName", "('\(Self.name)',)")
        g_dbus_connection_unregister_object(bus, registration)
        g_dbus_connection_close_sync(bus, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
        g_dbus_node_info_unref(node)
    }

    /// Publishes another value of a choice.
    func change(_ key: String, to value: String) {
        Self.values[key] = value
        g_dbus_connection_emit_signal(
            bus, nil, Self.path, Self.interface, "SettingChanged",
            g_variant_parse(nil, "('\(Self.namespace)', '\(key)', <\(value)>)", nil, nil, nil), nil)
    }

    private static var reply: OpaquePointer? {
        let entries = values.map { "'\($0.key)': <\($0.value)>" }.joined(separator: ", ")
        // An empty dictionary needs its type.
        return g_variant_parse(nil, "({'\(namespace)': @a{sv} {\(entries)}},)", nil, nil, nil)
    }

    private func callBus(_ method: String, _ arguments: String) {
        let bus = "org.freedesktop.DBus"
        let reply = g_dbus_connection_call_sync(
            self.bus, bus, "/org/freedesktop/DBus", bus, method, g_variant_parse(nil, arguments, nil, nil, nil), nil,
            bus_call_no_auto_start, -1, nil, nil)
        if let reply { g_variant_unref(reply) }
    }

    // G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT and …_MESSAGE_BUS_CONNECTION.
    private static let (client, messageBus): (UInt32, UInt32) = (1, 8)
}

private struct MockPortalError: Error {}
