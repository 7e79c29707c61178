import CGtk

/// The desktop's choices of light or dark, of the contrast and of the accent colour, which it publishes in the settings
/// portal. GTK 4.8 follows none of them itself.
@MainActor
enum SettingsPortal {
    private static var isFollowed = false

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    /// Reports the desktop's choices to ``ShownAppearance`` whenever the portal starts and whenever a choice changes,
    /// until the program ends.
    static func follow() {
        guard !isFollowed else { return }
        isFollowed = true
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, _ in
                guard let bus = g_bus_get_finish(result, nil) else { return }
                MainActor.assumeIsolated { SettingsPortal.follow(on: bus) }
            }, nil)
    }

    private static func follow(on bus: OpaquePointer) {
        g_dbus_connection_signal_subscribe(
            bus, name, interface, "SettingChanged", path, namespace, bus_signal_default,
            { _, _, _, _, _, arguments, _ in
                MainActor.assumeIsolated {
                    guard let arguments, g_variant_n_children(arguments) == 3 else { return }
                    SettingsPortal.report(arguments, keyAt: 1)
                }
            }, nil, nil)
        g_bus_watch_name_on_connection(
            bus, name, bus_watch_default,
            { bus, _, _, _ in MainActor.assumeIsolated { SettingsPortal.read(on: bus) } }, nil, nil, nil)
    }

    private static func read(on bus: OpaquePointer?) {
        g_dbus_connection_call(
            bus, name, path, interface, "ReadAll", g_variant_parse(nil, "(['\(namespace)'],)", nil, nil, nil), nil,
            bus_call_no_auto_start, 1000, nil,
            { bus, result, _ in
                guard let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else { return }
                MainActor.assumeIsolated { SettingsPortal.reportAll(reply) }
                g_variant_unref(reply)
            }, nil)
    }

    /// Reports all choices of a reply, which contains a dictionary of namespaces, each with a dictionary of keys.
    private static func reportAll(_ reply: OpaquePointer) {
        guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})" else { return }
        let namespaces = g_variant_get_child_value(reply, 0)!
        defer { g_variant_unref(namespaces) }
        guard
            let settings = g_variant_lookup_value(namespaces, namespace, nil)
        else { return }
        defer { g_variant_unref(settings) }
        for index in 0..<g_variant_n_children(settings) {
            let setting = g_variant_get_child_value(settings, index)!
            report(setting, keyAt: 0)
            g_variant_unref(setting)
        }
    }

    /// Reports one choice.
    ///
    /// - Parameters:
    ///   - setting: A container that has the choice's key at an index and its value after it.
    private static func report(_ setting: OpaquePointer, keyAt index: gsize) {
        let key = g_variant_get_child_value(setting, index)!
        defer { g_variant_unref(key) }
        let value = unwrapped(g_variant_get_child_value(setting, index + 1))
        defer { g_variant_unref(value) }
        switch (String(cString: g_variant_get_string(key, nil)), String(cString: g_variant_get_type_string(value))) {
        case ("color-scheme", "u"): ShownAppearance.desktop.colorScheme = g_variant_get_uint32(value)
        case ("contrast", "u"): ShownAppearance.desktop.contrast = g_variant_get_uint32(value)
        case ("accent-color", "(ddd)"):
            let parts = (gsize(0)..<3).map { index in
                let part = g_variant_get_child_value(value, index)!
                defer { g_variant_unref(part) }
                return g_variant_get_double(part)
            }
            ShownAppearance.desktop.accent = Palette.accent(red: parts[0], green: parts[1], blue: parts[2])
        default: break
        }
    }

    /// Releases a value and returns what it contains. Some portals wrap a value in several variants.
    private static func unwrapped(_ value: OpaquePointer) -> OpaquePointer {
        var value = value
        while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
            let inner = g_variant_get_variant(value)!
            g_variant_unref(value)
            value = inner
        }
        return value
    }
}
