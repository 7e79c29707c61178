import CGtk

/// The light or dark appearance of an application's windows; see ``FormApplication/colorScheme``.
public enum ColorScheme: String, CaseIterable, Codable, Sendable {
    /// Follows the desktop's choice, even if that choice changes later.
    case automatic
    /// Light, regardless of the desktop.
    case light
    /// Dark, regardless of the desktop.
    case dark
}

/// Makes windows light or dark as the desktop prefers, unless the application overrides this. GTK 4.8 doesn't follow
/// the desktop's choice itself.
///
/// The desktop publishes its choice in the settings portal: the key `color-scheme` of the namespace
/// `org.freedesktop.appearance`, where 1 asks for dark. Without a portal, the theme's own appearance is used.
@MainActor
enum ShownColorScheme {
    /// The application's choice, which overrides the desktop's unless it is `automatic`.
    static var wanted = ColorScheme.automatic {
        didSet { if wanted != oldValue { show() } }
    }

    /// True if the desktop asks for dark; `nil` while its choice is unknown.
    private static var prefersDark: Bool?

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    /// Asks the portal for the desktop's choice, and follows changes of that choice until the program ends.
    static func follow() {
        if wanted != .automatic { show() }
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, _ in
                guard let bus = g_bus_get_finish(result, nil) else { return }
                MainActor.assumeIsolated { ShownColorScheme.subscribe(bus) }
            }, nil)
    }

    private static func subscribe(_ bus: OpaquePointer) {
        g_dbus_connection_signal_subscribe(
            bus, portal, interface, "SettingChanged", path, namespace, bus_signal_default,
            { _, _, _, _, _, arguments, _ in
                MainActor.assumeIsolated { ShownColorScheme.settingChanged(arguments) }
            }, nil, nil)
        var texts = [g_variant_new_string(namespace), g_variant_new_string(key)]
        g_dbus_connection_call(
            bus, portal, path, interface, "Read", g_variant_new_tuple(&texts, 2), nil,
            bus_call_no_auto_start, 1000, nil,
            { bus, result, _ in
                guard let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else { return }
                MainActor.assumeIsolated { ShownColorScheme.apply(g_variant_get_child_value(reply, 0)) }
                g_variant_unref(reply)
            }, nil)
    }

    private static func settingChanged(_ arguments: OpaquePointer?) {
        guard let arguments, g_variant_n_children(arguments) == 3 else { return }
        let name = g_variant_get_child_value(arguments, 1)!
        defer { g_variant_unref(name) }
        guard String(cString: g_variant_get_string(name, nil)) == key else { return }
        apply(g_variant_get_child_value(arguments, 2))
    }

    /// Applies a value that the portal has sent, and releases the value. It may be wrapped in several variants.
    private static func apply(_ value: OpaquePointer?) {
        guard var value else { return }
        while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
            let inner = g_variant_get_variant(value)!
            g_variant_unref(value)
            value = inner
        }
        if g_variant_classify(value) == G_VARIANT_CLASS_UINT32 {
            prefersDark = g_variant_get_uint32(value) == 1
            show()
        }
        g_variant_unref(value)
    }

    private static func show() {
        LaterGtk.isDark = wanted == .automatic ? prefersDark : wanted == .dark
    }
}
