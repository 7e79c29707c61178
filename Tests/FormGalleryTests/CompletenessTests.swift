import Foundation
import FormCore
import FormTesting
import Testing

@testable import FormGallery

@MainActor
@Suite("The gallery")
struct CompletenessTests {
    @Test("has every kind of control on some page")
    func kinds() throws {
        let driver = makeGalleryDriver()
        let user = HeadlessUser(of: driver.session)
        var kinds: Set<Control.Kind> = []
        for page in galleryGroups.flatMap(\.pages) {
            try user.select(page.title)
            let cells = driver.session.topPage.sections.flatMap(\.cells)
            kinds.formUnion((cells + cells.flatMap(\.parts)).compactMap { $0.control?.kind })
            try user.goBack()
        }
        #expect(Set(Control.Kind.allCases).subtracting(kinds) == [])
    }

    @Test("shows the code that runs: it stands in the page's source a second time")
    func code() throws {
        for page in galleryGroups.flatMap(\.pages) {
            let source = try String(contentsOfFile: page.file, encoding: .utf8)
            let running = essential(source.replacing(/(?s)#""".*?"""#/, with: ""))
            for piece in page.code.components(separatedBy: "\n\n") {
                #expect(running.contains(essential(piece)), "\(page.title)")
            }
            #expect(!essential(page.code).trimmingCharacters(in: .newlines).isEmpty)
        }
    }

    @Test("opens with whatever numbers its settings file has", arguments: [Int.min, -1, 0, Int.max])
    func numbers(number: Int) throws {
        let text = try #require(String(data: JSONEncoder().encode(Gallery()), encoding: .utf8))
        let others = text.replacing(/":-?\d+(\.\d+)?/, with: "\":\(number)")
        let gallery = try JSONDecoder().decode(Gallery.self, from: Data(others.utf8))
        #expect(gallery != Gallery())
        let driver = makeGalleryDriver(initial: gallery)
        #expect(driver.session.rows().contains { $0.path == "Picture/Stripes" && $0.value?.text() == "\(number)" })
        let user = HeadlessUser(of: driver.session)
        for page in galleryGroups.flatMap(\.pages) {
            try user.select(page.title)
            #expect(!user.screen.sections.isEmpty || user.screen.statusPage != nil)
            try user.goBack()
        }
        #expect(driver.state == gallery)
    }

    @Test("has no mistakes in its forms, also while no row can be used or all texts are long")
    func mistakes() {
        for states in [States(), States(isEnabled: false), States(isLong: true)] {
            var gallery = Gallery()
            gallery.states = states
            let driver = makeGalleryDriver(initial: gallery, environment: FormEnvironment(report: { _ in }))
            #expect(driver.session.rows().count > 200)
            #expect(driver.session.mistakes == [])
        }
    }

    @Test("finds its pages and their rows, wherever they stand")
    func search() throws {
        let driver = makeGalleryDriver()
        let user: any FormUser = HeadlessUser(of: driver.session)
        try user.search("aeroplane")
        let found = try user.screen.sections.flatMap(\.rows)
        #expect(found.map(\.title) == ["Aeroplane Mode"])
    }
}

/// Whole lines, their indentation and empty ones aside.
private func essential(_ code: String) -> String {
    let lines = code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return "\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
}
