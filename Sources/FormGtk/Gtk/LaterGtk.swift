import CGtk
import Glibc

/// Features of GTK versions later than 4.8, found at run time.
@MainActor
package enum LaterGtk {
    typealias Announce = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UInt32) -> Void

    /// `gtk_accessible_announce`, since 4.14.
    static let announce = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }

    /// True if windows are dark, false if they are light; `nil` without a display. Setting `nil` leaves the choice to
    /// GTK.
    package static var isDark: Bool? {
        get { settings == nil ? nil : appearance.isDark }
        set {
            // GTK prints a warning if the older setting is changed in a version that has the newer setting.
            guard let settings, !set(interfaceColorScheme, to: newValue.map { $0 ? dark : light }) else { return }
            if let newValue {
                Property.set(settings, preferDark, to: newValue)
            } else {
                gtk_settings_reset_property(OpaquePointer(settings), preferDark)
            }
        }
    }

    private static let preferDark = "gtk-application-prefer-dark-theme"
    /// Available since GTK 4.20.
    private static let interfaceColorScheme = "gtk-interface-color-scheme"
    // GTK_INTERFACE_COLOR_SCHEME_DARK and GTK_INTERFACE_COLOR_SCHEME_LIGHT.
    private static let (dark, light): (Int32, Int32) = (2, 3)

    /// True if windows have more contrast than usual; setting it to false leaves the choice to the user's own settings.
    package static var hasHighContrast: Bool {
        get { appearance.hasHighContrast }
        set {
            guard let settings, !set(interfaceContrast, to: newValue ? more : nil) else { return }
            if newValue {
                Property.set(settings, themeName, to: highContrastTheme)
            } else {
                gtk_settings_reset_property(OpaquePointer(settings), themeName)
            }
        }
    }

    private static let themeName = "gtk-theme-name"
    // GTK also has this theme under the name “Default-hc”, but without a dark variant.
    private static let highContrastTheme = "HighContrast"
    /// Available since GTK 4.20. From that version on, the theme “HighContrast” looks like the usual theme, so this
    /// setting is used instead of the theme.
    private static let interfaceContrast = "gtk-interface-contrast"
    // GTK_INTERFACE_CONTRAST_MORE.
    private static let more: Int32 = 2

    /// The settings that decide which variant of its theme GTK draws.
    static var appearance: GtkAppearance {
        guard let settings else { return GtkAppearance() }
        if let variable = getenv("GTK_THEME") { return GtkAppearance(variable: String(cString: variable)) }
        return GtkAppearance(
            themeName: Property.text(settings, themeName) ?? "", prefersDark: Property.isOn(settings, preferDark),
            interfaceColorScheme: number(of: interfaceColorScheme), interfaceContrast: number(of: interfaceContrast))
    }

    /// The names of these settings, without those that this version of GTK doesn't have.
    static var appearanceSettings: [String] {
        [themeName, preferDark, interfaceColorScheme, interfaceContrast].filter { valueType(of: $0) != nil }
    }

    /// Returns the value of a setting that is an enumeration, or `nil` if this version of GTK doesn't have the setting.
    private static func number(of setting: String) -> Int32? {
        guard let settings, valueType(of: setting) != nil else { return nil }
        return Property.enumeration(settings, setting)
    }

    /// Sets a setting that is an enumeration. If `number` is `nil`, resets the setting.
    ///
    /// - Returns: False if this version of GTK doesn't have the setting.
    private static func set(_ setting: String, to number: Int32?) -> Bool {
        guard let settings, let type = valueType(of: setting) else { return false }
        if let number {
            Property.set(settings, setting, to: number, of: type)
        } else {
            gtk_settings_reset_property(OpaquePointer(settings), setting)
        }
        return true
    }

    private static func valueType(of setting: String) -> GType? {
        settings.flatMap { settings in
            let object = settings.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
            let type = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GObjectClass.self)
            return g_object_class_find_property(type, setting)?.pointee.value_type
        }
    }

    /// GTK's settings; `nil` without a display.
    private static var settings: UnsafeMutableRawPointer? {
        gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    }
}
