import CGtk
import CustomDump
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGallery

@MainActor
@Suite("Each page of the gallery", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct PageTests {
    @Test("is on the screen as it was written down", arguments: Renderer.allCases, galleryGroups.map(\.title))
    func screens(renderer: Renderer, title: String) throws {
        let expected = try #require(expectedScreens[title], "There is no expectation for “\(title)”.")
        let group = try #require(galleryGroups.first { $0.title == title })
        expectNoDifference(try screens(of: group, renderer), expected)
    }

    @Test("shows the same with texts that are too long, and none that can be used while it is disabled")
    func states() throws {
        for group in galleryGroups {
            for change in [\States.isEnabled, \.isLong] {
                var gallery = Gallery()
                gallery.states[keyPath: change].toggle()
                expectNoDifference(
                    try screens(of: group, .headless, gallery), try screens(of: group, .gtk, gallery))
            }
        }
    }

    @Test("is gone when it is left, with its rows")
    func lifetime() throws {
        let driver = makeGalleryDriver()
        let user = GtkUser(of: FormWindow(driver.session))
        for page in galleryGroups.flatMap(\.pages) {
            try user.select(page.title)
            weak let open = driver.session.topPage
            weak let cell = driver.session.topPage.sections[0].cells[0]
            #expect(open != nil && cell != nil)
            try user.goBack()
            #expect(open == nil, "\(page.title)")
            #expect(cell == nil, "\(page.title)")
        }
    }

    /// The screens of a group's pages, one below the other.
    private func screens(
        of group: GalleryGroup, _ renderer: Renderer, _ gallery: Gallery = Gallery()
    ) throws -> String {
        var mistakes: [String] = []
        let environment = FormEnvironment(report: { mistakes.append($0.description) })
        let driver = makeGalleryDriver(initial: gallery, environment: environment)
        let user = renderer.user(of: driver.session)
        let screens = try group.pages.map { page in
            try user.select(page.title)
            defer { try? user.goBack() }
            return try user.screen.description
        }
        #expect(mistakes == [])
        return screens.joined(separator: "\n----\n")
    }
}

/// What each group's pages show, below its heading.
private let expectedScreens = [
    "Gallery": appearanceScreens,
    "On and Off": onAndOffScreens,
    "Text": textScreens,
    "Numbers": numberScreens,
    "Dates, Colours, Files": chooserScreens,
    "Keyboard": keyboardScreens,
    "Choices": choiceScreens,
    "Structure": structureScreens,
    "Behaviour": behaviourScreens,
]
