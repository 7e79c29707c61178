import CGtk
import Glibc

/// Features of GTK versions after 4.8, found at run time.
@MainActor
package enum LaterGtk {
    typealias Announce = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UInt32) -> Void

    /// `gtk_accessible_announce`, since 4.14.
    static let announce = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }

    /// Whether windows are dark; `nil` leaves that to GTK's own default.
    package static var isDark: Bool? {
        get {
            guard let settings else { return nil }
            guard colorScheme != nil else { return Property.isOn(settings, preferDark) }
            return Property.enumeration(settings, interfaceColorScheme) == dark
        }
        set {
            guard let settings else { return }
            switch (newValue, colorScheme) {
            case (nil, let type):
                gtk_settings_reset_property(OpaquePointer(settings), type == nil ? preferDark : interfaceColorScheme)
            case (let isDark?, nil):
                Property.set(settings, preferDark, to: isDark)
            case (let isDark?, let type?):
                Property.set(settings, interfaceColorScheme, to: isDark ? dark : light, of: type)
            }
        }
    }

    private static let preferDark = "gtk-application-prefer-dark-theme"
    private static let interfaceColorScheme = "gtk-interface-color-scheme"
    // GTK_INTERFACE_COLOR_SCHEME_DARK and GTK_INTERFACE_COLOR_SCHEME_LIGHT.
    private static let (dark, light): (Int32, Int32) = (2, 3)

    /// The type of `gtk-interface-color-scheme`, since 4.20; a warning is printed there if the older setting is changed.
    private static let colorScheme: GType? = settings.flatMap { settings in
        let object = settings.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
        let type = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GObjectClass.self)
        return g_object_class_find_property(type, interfaceColorScheme)?.pointee.value_type
    }

    /// GTK has no settings without a display.
    private static var settings: UnsafeMutableRawPointer? {
        gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    }
}
