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
            guard type(of: interfaceColorScheme) != nil else { return Property.isOn(settings, preferDark) }
            return Property.enumeration(settings, interfaceColorScheme) == dark
        }
        set {
            guard let settings else { return }
            // GTK prints a warning where it has the later setting and the older one is changed.
            switch (newValue, type(of: interfaceColorScheme)) {
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
    /// Since 4.20.
    private static let interfaceColorScheme = "gtk-interface-color-scheme"
    // GTK_INTERFACE_COLOR_SCHEME_DARK and GTK_INTERFACE_COLOR_SCHEME_LIGHT.
    private static let (dark, light): (Int32, Int32) = (2, 3)

    /// Whether windows have more contrast than usual; `false` leaves that to the person's own settings.
    package static var hasHighContrast: Bool {
        get {
            guard let settings else { return false }
            guard type(of: interfaceContrast) != nil else {
                return Property.text(settings, themeName) == highContrastTheme
            }
            return Property.enumeration(settings, interfaceContrast) == more
        }
        set {
            guard let settings else { return }
            let type = type(of: interfaceContrast)
            switch (newValue, type) {
            case (false, _):
                gtk_settings_reset_property(OpaquePointer(settings), type == nil ? themeName : interfaceContrast)
            case (true, nil):
                Property.set(settings, themeName, to: highContrastTheme)
            case (true, let type?):
                Property.set(settings, interfaceContrast, to: more, of: type)
            }
        }
    }

    private static let themeName = "gtk-theme-name"
    // GTK's other name for it, “Default-hc”, has no dark variant.
    private static let highContrastTheme = "HighContrast"
    /// Since 4.20, where the theme of that name looks like the usual one.
    private static let interfaceContrast = "gtk-interface-contrast"
    // GTK_INTERFACE_CONTRAST_MORE.
    private static let more: Int32 = 2

    /// The type of a setting, where GTK has it.
    private static func type(of setting: String) -> GType? {
        settings.flatMap { settings in
            let object = settings.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
            let type = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GObjectClass.self)
            return g_object_class_find_property(type, setting)?.pointee.value_type
        }
    }

    /// GTK has no settings without a display.
    private static var settings: UnsafeMutableRawPointer? {
        gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    }
}
