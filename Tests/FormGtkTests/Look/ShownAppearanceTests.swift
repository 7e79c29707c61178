import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Proxy: Equatable {
    var host = ""
    var names = ["one"]
}

private let hostForm: Form<Proxy> = sections {
    section { controlCell(title: "Host", control: textField(keyPath: \.host)) }
}

private let form: Form<Proxy> = sections {
    section {
        detailTextCell(title: "Proxy", keyPath: \.host, form: hostForm).presented(as: .dialog)
        controlCell(title: "Names", control: tokenField(keyPath: \.names))
    }
}

@MainActor
@Suite(
    "The appearance of open windows", .serialized, .needsDisplay,
    .enabled("There is no session bus.") { g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil })
struct ShownAppearanceTests {
    private let user: GtkUser
    private let window: FormWindow
    /// Publishes nothing at first.
    private let portal: MockPortal

    init() throws {
        portal = try MockPortal([:])
        SettingsPortal.follow()
        window = FormWindow(FormDriver(initial: Proxy(), build: form, title: "Proxy").session)
        user = GtkUser(of: window)
    }

    /// A colour of the palette as a widget finds it.
    private func color(_ name: String, on widget: Widget? = nil) -> Color? {
        var color = GdkRGBA()
        let context = gtk_widget_get_style_context(widget ?? window.widget)
        guard gtk_style_context_lookup_color(context, "form_\(name)", &color) != 0 else { return nil }
        let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
        return Color(red: parts[0], green: parts[1], blue: parts[2])
    }

    private func waitFor(_ name: String, _ text: String) {
        user.wait { color(name)?.description == text }
        #expect(color(name)?.description == text)
    }

    private func has(_ name: String, _ widget: Widget? = nil) -> Bool {
        gtk_widget_has_css_class(widget ?? window.widget, name) != 0
    }

    @Test("changes with the desktop's colour scheme")
    func colorScheme() throws {
        waitFor("window", "#f6f5f6")
        try user.select("Proxy")
        portal.change("color-scheme", to: "uint32 1")
        waitFor("window", "#222226")
        #expect(has("form-dark") && !has("form-high-contrast"))
        #expect(LaterGtk.isDark == true)
        let dialog = user.window
        #expect(dialog != window.widget && has("form-dark", dialog))
        #expect(color("window", on: dialog)?.description == "#222226")
        portal.change("color-scheme", to: "uint32 2")
        waitFor("window", "#f6f5f6")
        #expect(!has("form-dark") && !has("form-dark", dialog))
        #expect(LaterGtk.isDark == false)
        portal.change("color-scheme", to: "uint32 0")
        waitFor("window", "#f6f5f6")
    }

    @Test("changes with the desktop's accent colour, and is blue again without one")
    func accent() {
        portal.change("accent-color", to: "(0.5686, 0.2549, 0.6745)")
        waitFor("accent", "#9141ac")
        portal.change("color-scheme", to: "uint32 1")
        waitFor("accent", Palette(Theme(isDark: true), accent: Color("#9141ac"))[.accent].description)
        portal.change("accent-color", to: "(-1.0, -1.0, -1.0)")
        waitFor("accent", "#4a90e8")
        portal.change("color-scheme", to: "uint32 0")
        waitFor("accent", "#3584e4")
    }

    @Test("changes with the desktop's contrast, and has wider borders")
    func contrast() {
        let token = user.topPage.shown(class: "form-token")[0]
        func border() -> Int {
            var border = GtkBorder()
            gtk_style_context_get_border(gtk_widget_get_style_context(token), &border)
            return Int(border.left)
        }
        #expect(border() == 0)
        portal.change("contrast", to: "uint32 1")
        waitFor("edge", "#000000")
        #expect(has("form-high-contrast") && !has("form-dark"))
        #expect(LaterGtk.hasHighContrast)
        #expect(border() == 1)
        portal.change("color-scheme", to: "uint32 1")
        waitFor("edge", "#ffffff")
        #expect(has("form-high-contrast") && has("form-dark"))
        portal.change("contrast", to: "uint32 0")
        waitFor("edge", "#47474d")
        #expect(!has("form-high-contrast") && !LaterGtk.hasHighContrast)
        #expect(border() == 0)
        portal.change("color-scheme", to: "uint32 0")
        waitFor("edge", "#d5d5d8")
    }

    @Test("changes with GTK's own settings")
    func gtk() {
        LaterGtk.isDark = true
        #expect(color("window")?.description == "#222226")
        LaterGtk.hasHighContrast = true
        #expect(color("window")?.description == "#000000")
        LaterGtk.isDark = nil
        #expect(color("edge")?.description == "#000000")
        LaterGtk.hasHighContrast = false
        #expect(color("window")?.description == "#f6f5f6")
    }

    @Test("is what the application wants, whatever the desktop asks for")
    func application() {
        let application = FormApplication(
            id: "org.example.Proxy", about: .init(name: "Proxy", version: "1.0", comments: "A test."))
        portal.change("color-scheme", to: "uint32 1")
        waitFor("window", "#222226")
        application.colorScheme = .light
        #expect(color("window")?.description == "#f6f5f6")
        #expect(LaterGtk.isDark == false)
        portal.change("color-scheme", to: "uint32 2")
        portal.change("contrast", to: "uint32 1")
        waitFor("window", "#ffffff")
        application.colorScheme = .dark
        #expect(color("window")?.description == "#000000")
        portal.change("contrast", to: "uint32 0")
        waitFor("window", "#222226")
        application.colorScheme = .automatic
        #expect(color("window")?.description == "#f6f5f6")
        portal.change("color-scheme", to: "uint32 0")
        portal.change("accent-color", to: "(-1.0, -1.0, -1.0)")
    }

    @Test("ignores what a portal sends that is no choice")
    func wrong() {
        for (key, value) in [
            ("color-scheme", "'dark'"), ("contrast", "true"), ("accent-color", "'blue'"),
            ("accent-color", "(0.1, 0.2)"), ("color", "uint32 1"),
        ] {
            portal.change(key, to: value)
        }
        portal.change("accent-color", to: "<<(0.5686, 0.2549, 0.6745)>>")
        waitFor("accent", "#9141ac")
        #expect(color("window")?.description == "#f6f5f6")
        portal.change("accent-color", to: "(-1.0, -1.0, -1.0)")
        waitFor("accent", "#3584e4")
    }
}

@MainActor
@Suite(
    "A settings portal", .serialized, .needsDisplay,
    .enabled("There is no session bus.") { g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil })
struct SettingsPortalTests {
    @Test("is read when it starts, and again when another one takes over")
    func start() throws {
        StyleSheet.install()
        SettingsPortal.follow()
        try expect(DesktopAppearance(colorScheme: 1, contrast: 1, accent: Color("#ff0000"))) {
            try MockPortal(["color-scheme": "uint32 1", "contrast": "uint32 1", "accent-color": "(1.0, 0.0, 0.0)"])
        }
        try expect(DesktopAppearance()) {
            try MockPortal(["color-scheme": "uint32 0", "contrast": "uint32 0", "accent-color": "(-1.0, -1.0, -1.0)"])
        }
    }

    private func expect(_ appearance: DesktopAppearance, from makePortal: () throws -> MockPortal) throws {
        let portal = try makePortal()
        let deadline = g_get_monotonic_time() + GtkUser.patience
        withExtendedLifetime(portal) {
            while ShownAppearance.desktop != appearance, g_get_monotonic_time() < deadline {
                g_main_context_iteration(nil, 0)
            }
        }
        #expect(ShownAppearance.desktop == appearance)
    }
}
