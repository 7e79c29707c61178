import FormCore
import Testing

@testable import FormGtk

@Suite("The theme of windows")
struct AppearanceTests {
    private static let dark = DesktopAppearance(colorScheme: 1)
    private static let light = DesktopAppearance(colorScheme: 2)
    private static let contrast = DesktopAppearance(contrast: 1)

    @Test(
        "follows the application, then the desktop, then GTK's settings",
        arguments: [
            (.automatic, DesktopAppearance(), GtkAppearance(), ""),
            (.automatic, dark, GtkAppearance(), "dark"),
            (.light, dark, GtkAppearance(), ""),
            (.dark, light, GtkAppearance(), "dark"),
            (.dark, DesktopAppearance(), GtkAppearance(interfaceColorScheme: 3), "dark"),
            (.automatic, light, GtkAppearance(prefersDark: true), ""),
            (.automatic, DesktopAppearance(colorScheme: 7), GtkAppearance(prefersDark: true), "dark"),
            (.automatic, contrast, GtkAppearance(), "high contrast"),
            (.dark, contrast, GtkAppearance(), "dark, high contrast"),
            (.automatic, contrast, GtkAppearance(interfaceContrast: 3), "high contrast"),
            (.automatic, DesktopAppearance(contrast: 2), GtkAppearance(), ""),
            (.automatic, DesktopAppearance(), GtkAppearance(themeName: "Adwaita"), ""),
            (.automatic, DesktopAppearance(), GtkAppearance(themeName: "Adwaita-dark"), "dark"),
            (.automatic, DesktopAppearance(), GtkAppearance(prefersDark: true), "dark"),
            (.automatic, DesktopAppearance(), GtkAppearance(themeName: "HighContrast"), "high contrast"),
            (.automatic, DesktopAppearance(), GtkAppearance(themeName: "Default-hc"), "high contrast"),
            (
                .automatic, DesktopAppearance(), GtkAppearance(themeName: "HighContrast", prefersDark: true),
                "dark, high contrast"
            ),
            (
                .automatic, DesktopAppearance(), GtkAppearance(themeName: "HighContrastInverse"),
                "dark, high contrast"
            ),
            (
                .automatic, DesktopAppearance(), GtkAppearance(themeName: "HighContrast-inverse"),
                "dark, high contrast"
            ),
            (.automatic, DesktopAppearance(), GtkAppearance(interfaceColorScheme: 2, interfaceContrast: 1), "dark"),
            (
                .automatic, DesktopAppearance(),
                GtkAppearance(prefersDark: true, interfaceColorScheme: 3, interfaceContrast: 2), "high contrast"
            ),
            (
                .automatic, DesktopAppearance(),
                GtkAppearance(themeName: "HighContrast", interfaceColorScheme: 1, interfaceContrast: 3), ""
            ),
            (.light, light, GtkAppearance(variable: "Adwaita:dark"), "dark"),
            (.dark, dark, GtkAppearance(variable: "Adwaita"), ""),
            (.automatic, contrast, GtkAppearance(variable: "Adwaita"), ""),
            (.automatic, DesktopAppearance(), GtkAppearance(variable: "HighContrastInverse"), "dark, high contrast"),
        ] as [(ColorScheme, DesktopAppearance, GtkAppearance, String)])
    func theme(wanted: ColorScheme, desktop: DesktopAppearance, gtk: GtkAppearance, expected: String) {
        let theme = Appearance(wanted: wanted, desktop: desktop, gtk: gtk).theme
        let names = [theme.isDark ? "dark" : nil, theme.hasHighContrast ? "high contrast" : nil]
        #expect(names.compactMap(\.self).joined(separator: ", ") == expected)
    }
}
