import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGallery

@MainActor
@Suite("The gallery's appearance", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct AppearanceTests {
    let driver = makeGalleryDriver()
    let application = FormApplication(
        id: "org.example.Gallery", about: .init(name: "Gallery", version: "1.0", comments: "A test."))

    @Test("is the running application's, and what it was when the choice is taken back", arguments: Renderer.allCases)
    func following(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        application.follow(driver)
        let usual = looks
        #expect(application.windowSize == (880, 680))
        try user.select("Appearance")
        try user.choose("Dark", in: "Colours")
        try user.toggle("High Contrast")
        try user.choose("200 %", in: "Text Size")
        try user.toggle("Right to Left")
        try user.toggle("Narrow Window")
        #expect(application.windowSize == (400, 680))
        #expect(looks.isDark && looks.isRightToLeft && looks.hasHighContrast)
        #expect(looks.textSize != usual.textSize)
        try user.choose("Light", in: "Colours")
        #expect(!looks.isDark)
        for _ in 1...6 { try user.undo() }
        #expect(looks == usual)
        #expect(driver.state.appearance == Appearance())
    }

    @Test("is another one in light and dark, with the usual and with high contrast")
    func drawings() throws {
        let user = try #require(Renderer.gtk.user(of: driver.session) as? GtkUser)
        application.follow(driver)
        defer { driver.change { $0.appearance = Appearance() } }
        var pages: Set<[UInt32]> = []
        for scheme in [ColorScheme.light, .dark] {
            for hasHighContrast in [false, true] {
                driver.change { $0.appearance = Appearance(colorScheme: scheme, hasHighContrast: hasHighContrast) }
                user.nextFrame()
                pages.insert(try #require(Drawing(of: user.navigation)).pixels)
            }
        }
        #expect(pages.count == 4)
    }

    private var looks: Looks {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        return Looks(
            isDark: LaterGtk.isDark == true,
            isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
            hasHighContrast: LaterGtk.hasHighContrast,
            textSize: Property.number(settings, "gtk-xft-dpi"))
    }

    private struct Looks: Equatable {
        let isDark, isRightToLeft, hasHighContrast: Bool
        let textSize: Int
    }
}
