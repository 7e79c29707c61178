import CGtk
import FormCore
import FormGtk
import FormTesting
import Testing

@testable import FormGallery
@testable import FormGtkTesting

@MainActor
@Suite("The gallery in little room", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct LayoutTests {
    @Test("shows every page whole", arguments: Look.allCases)
    func pages(look: Look) throws {
        var problems: [String] = []
        try look.use {
            let driver = makeGalleryDriver(environment: look.environment)
            let user = GtkUser(of: FormWindow(driver.session))
            GtkUser.setAnimations(false)
            defer { GtkUser.setAnimations(true) }
            gtk_widget_set_direction(user.window, look.direction)
            for page in galleryGroups.flatMap(\.pages) {
                try user.select(look.environment.translate(page.title))
                for size in [(360, 640), (360, 294)] {
                    user.resize(to: size.0, height: size.1)
                    for _ in 0..<3 { user.nextFrame() }
                    problems += LayoutProblems(in: user.window).lines.map { "\(page.title), \(size.1): \($0)" }
                }
                try user.goBack()
            }
        }
        print("\(problems.count) layout problems in the gallery, \(look)")
        #expect(problems == [])
    }
}

/// A way in which a window may have to show more than its author has seen.
enum Look: CaseIterable {
    case plain, largeText, longText, rightToLeft
}

@MainActor
extension Look {
    var environment: FormEnvironment {
        self == .longText ? FormEnvironment(translate: { longer($0) }) : FormEnvironment()
    }

    var direction: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }

    /// Calls a function while the desktop has the look.
    func use<Result>(_ body: () throws -> Result) rethrows -> Result {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        if self == .largeText { Property.set(settings, "gtk-xft-dpi", to: 2 * 96 * 1024) }
        defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi") }
        return try body()
    }
}

/// Returns a text that is 40 % longer, as another language may need.
private func longer(_ text: String) -> String {
    let words = ["und", "weiter", "so", "noch", "mehr"]
    var longer = text
    var index = 0
    while longer.count * 10 < text.count * 14 {
        longer += " " + words[index % words.count]
        index += 1
    }
    return longer
}
