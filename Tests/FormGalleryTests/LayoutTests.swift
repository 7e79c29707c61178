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
    @Test("shows every page whole", arguments: CrampedLook.allCases)
    func pages(look: CrampedLook) throws {
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
                    problems += user.layoutProblems(width: size.0, height: size.1).map {
                        "\(page.title), \(size.1): \($0)"
                    }
                }
                try user.goBack()
            }
        }
        print("\(problems.count) layout problems in the gallery, \(look)")
        #expect(problems == [])
    }
}
